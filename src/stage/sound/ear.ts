/** The stage's ear: decides what is heard of what is played, pressed and going on. Knows no browser. */
import type { View } from '../../contract/view';
import type { PageSound, StageSettings } from '../../match/stage-port';
import type { Passage } from '../../match/types';
import type { Plan } from '../director/cue';
import { modelOf } from '../director/model';
import { planOf } from '../director/plan';
import type { GameLook } from '../look';
import { essenceOf, type Heard, type Hearing, soundsOf } from './heard';
import { Mixer } from './mixer';
import { Band } from './music/band';
import { toneOf } from './music/instruments';
import { type Mood, moodOf } from './music/mood';
import type { Note } from './music/score';
import { keyOf, SOUNDS, type SoundName, VARIANTS } from './names';
import { makingSound } from './recipes';
import { RATE } from './samples';
import type { Gestures, OpenSoundDesk, Voice } from './sound-desk';
import type { Piece } from './workshop';

/** The sounds that a skipped plan still owes. */
const OWED: readonly SoundName[] = ['castle', 'win', 'lose'];
/** Those that are wanted first are made first. */
const FIRST: readonly SoundName[] = [
  'select',
  'drop',
  'plains',
  'illegal',
  'reveal',
  'light',
  'heavy',
  'tie',
  'fall',
  'turn',
];

/** A plan's sounds, when it began by the desk's clock, and how far it is while it stands still, in milliseconds. */
interface Playing {
  readonly heard: readonly Heard[];
  readonly from: number;
  readonly stopped: number | null;
}

type Loudness = Pick<StageSettings, 'effects' | 'music' | 'mute'>;

const soundPiece = (name: SoundName, variant: number): Piece => ({
  key: keyOf(name, variant),
  making: () => makingSound(name, variant, RATE),
});

export class Ear {
  private now: Loudness;
  private readonly gestures: Gestures;
  private readonly look: GameLook;
  private readonly unfollow: () => void;
  private readonly band: Band;
  private openDesk: OpenSoundDesk | null = null;
  private mixer: Mixer | null = null;
  private opening = false;
  private paused = false;
  private gone = false;
  private playing: Playing | null = null;
  private pending: { readonly heard: Heard; readonly voice: Voice }[] = [];
  private mood: Mood | null = null;
  private presses = 0;

  constructor(settings: StageSettings, gestures: Gestures, look: GameLook) {
    this.now = settings;
    this.look = look;
    this.gestures = gestures;
    this.band = new Band({
      now: () => this.mixer?.desk.now() ?? 0,
      play: (note, delay) => this.note(note, delay),
      prepare: (notes) => this.mixer?.prepare(notes.map(toneOf)),
    });
    this.unfollow = gestures.follow(() => this.pressed());
  }

  /** Tells where sounds can be made; nothing is made before the page may sound. */
  open(openDesk: OpenSoundDesk): void {
    this.openDesk = openDesk;
    if (this.gestures.had()) this.begin();
  }

  settings(settings: StageSettings): void {
    const { effects, music, mute } = settings;
    this.now = { effects, music, mute };
    this.adjust();
    if (this.gestures.had()) this.begin();
  }

  /** A sound of the page, at once. */
  page(sound: PageSound): void {
    this.presses += 1;
    const variant = this.presses % VARIANTS;
    if (this.effectsHeard()) this.effect({ at: 0, sound, variant, rate: 1, gain: 1, duck: false }, 0);
  }

  /** The sounds of a plan that begins now. */
  passage(passage: Passage, plan: Plan): void {
    this.pending = [];
    this.playing = null;
    const { from, to } = passage;
    if (from === null || !this.effectsHeard()) return;
    const { look } = this;
    const model = modelOf(to, look);
    const before = { ...modelOf(from, look), ground: model.ground };
    const mine = model.own.length > 0 ? model.own : [to.viewer];
    const hearing = { before, look, mine: to.viewer < 8 ? mine : [] };
    const heard = plan.total > 0 ? soundsOf(plan, hearing) : essenceOf(this.unplayed(passage, hearing));
    this.perform(heard, 0);
  }

  /** The board as it is now: the music follows it. */
  view(view: View): void {
    this.mood = moodOf(view, this.look);
    this.band.follow(this.mood);
    this.conduct();
  }

  /** The plan is at its end at once: what has not begun is not heard, but for how the match ends. */
  skip(): void {
    const now = this.mixer?.desk.now() ?? 0;
    const late = this.pending.filter(({ voice }) => voice.starts > now + 0.02);
    for (const { voice } of late) voice.stop();
    this.pending = [];
    this.playing = null;
    const owed = late.findLast(({ heard }) => OWED.includes(heard.sound));
    if (owed !== undefined && this.effectsHeard()) this.effect(owed.heard, 0);
  }

  /** Everything is silent until it goes on, and then goes on where it was. */
  pause(paused: boolean): void {
    if (paused === this.paused) return;
    this.paused = paused;
    const { playing, mixer } = this;
    if (mixer === null) return;
    this.adjust();
    if (playing === null) return;
    const { heard, from, stopped } = playing;
    if (paused) this.playing = { heard, from, stopped: (mixer.desk.now() - from) * 1000 };
    else if (stopped !== null && this.effectsHeard()) this.perform(heard, stopped);
  }

  destroy(): void {
    this.gone = true;
    this.unfollow();
    this.band.stop();
    this.mixer?.close();
    this.mixer = null;
  }

  /** What would be heard of a passage if it were played. */
  private unplayed(passage: Passage, hearing: Hearing): readonly Heard[] {
    return soundsOf(planOf(passage, hearing.look, { speed: 'normal', calm: false }), hearing);
  }

  private pressed(): void {
    if (this.mixer !== null) this.mixer.desk.resume();
    else this.begin();
  }

  private silent(): boolean {
    return this.gone || this.now.mute || this.paused;
  }

  private effectsHeard(): boolean {
    return !this.silent() && this.now.effects > 0 && this.mixer?.desk.running() === true;
  }

  /** Opens the desk if there is anything to be heard on it. */
  private begin(): void {
    const { openDesk } = this;
    const nothing = this.now.effects === 0 && this.now.music === 0;
    if (openDesk === null || this.mixer !== null || this.opening || this.silent() || nothing) return;
    this.opening = true;
    openDesk().then(
      (desk) => {
        this.opening = false;
        if (this.gone) desk?.close();
        else if (desk !== null) {
          this.mixer = new Mixer(desk);
          this.adjust();
        }
      },
      () => {
        this.opening = false;
      },
    );
  }

  /** Does what the settings ask for, of what there is. */
  private adjust(): void {
    const { mixer } = this;
    if (mixer === null) return;
    const { effects, music } = this.now;
    mixer.desk.level('effects', effects);
    mixer.desk.level('music', music);
    mixer.desk.mute(this.silent());
    if (this.silent()) {
      this.pending = [];
      mixer.hush();
    } else if (effects > 0) this.makeEffects(mixer);
    this.conduct();
  }

  private makeEffects(mixer: Mixer): void {
    const names = [...FIRST, ...SOUNDS.filter((name) => !FIRST.includes(name))];
    mixer.prepare(
      Array.from({ length: VARIANTS }, (_, variant) => names.map((name) => soundPiece(name, variant))).flat(),
    );
  }

  private conduct(): void {
    const wanted = this.mixer !== null && !this.silent() && this.now.music > 0 && this.mood?.silent === false;
    if (wanted) this.band.start();
    else this.band.stop();
  }

  /** Starts what is due after `elapsed` milliseconds of a plan. */
  private perform(heard: readonly Heard[], elapsed: number): void {
    const from = (this.mixer?.desk.now() ?? 0) - elapsed / 1000;
    this.playing = { heard, from, stopped: null };
    for (const each of heard) if (each.at >= elapsed) this.effect(each, (each.at - elapsed) / 1000);
  }

  private effect(heard: Heard, delay: number): void {
    const { mixer } = this;
    if (mixer === null) return;
    const { sound, variant, rate, gain, duck } = heard;
    const piece = soundPiece(sound, variant);
    const voice = mixer.start(piece, { bus: 'effects', delay, rate, gain });
    if (voice === null) return;
    if (duck) mixer.desk.duck(delay);
    const now = mixer.desk.now();
    this.pending = [...this.pending.filter((each) => each.voice.ends > now), { heard, voice }];
  }

  private note(note: Note, delay: number): void {
    const { mixer } = this;
    if (mixer === null || !mixer.desk.running()) return;
    const tone = toneOf(note);
    mixer.start(tone, { bus: 'music', delay, rate: tone.rate, gain: note.gain });
  }
}
