/** Whose turn it is shows in the window's title and, if wished, in one soft tone. */
let sounded = false;

export function attention(mine: boolean, sound: boolean, yours: string, where: string): void {
  document.title = `${mine ? `● ${yours} · ` : ''}${where} · Prairie`;
  if (mine && !sounded && sound && document.hidden) tone();
  sounded = mine;
}

function tone(): void {
  try {
    const audio = new AudioContext();
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0.06, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.6);
    volume.connect(audio.destination);
    const voice = audio.createOscillator();
    voice.frequency.value = 392;
    voice.connect(volume);
    voice.start();
    voice.stop(audio.currentTime + 0.6);
    voice.onended = () => void audio.close();
  } catch {
    // A browser that allows no sound yet stays silent.
  }
}
