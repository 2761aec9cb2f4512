import { mount } from 'svelte';
import App from './App.svelte';
import './design/tokens.css';
import './design/base.css';
import { settings } from './settings.svelte';
import { speak } from './texts/say.svelte';

await speak(settings.lang);
mount(App, { target: document.getElementById('app')! });
