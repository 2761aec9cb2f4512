/** Whose turn it is shows in the window's title, in the tab's icon (a large gold sun) and, if wished, in one soft tone. */
let sounded = false;

export function attention(mine: boolean, sound: boolean, yours: string, where: string): void {
  document.title = `${mine ? `● ${yours} · ` : ''}${where} · Prairie`;
  show(mine ? '/icon-turn.svg' : '/icon.svg');
  if (mine && !sounded && sound && document.hidden) tone();
  sounded = mine;
}

/** Away from the table nothing waits. */
export function calm(): void {
  document.title = 'Prairie';
  show('/icon.svg');
}

function show(drawing: string): void {
  const icon = document.querySelector('link[rel=icon]');
  if (icon && icon.getAttribute('href') !== drawing) icon.setAttribute('href', drawing);
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
