/** What a game adds to the scenario forms: its letters and its own keys of `expect`. One object a game, below `terms/`. */
import type { Content } from '../../../../src/contract/content';
import type { Setup } from '../../../../src/contract/setup';
import type { TokenView, View } from '../../../../src/contract/view';
import type { JsonObject } from '../../../../src/games/shared/read-setup';
import type { Check, Scene } from './model';

/** Reads the value of a key of `expect`, standing at this path, into the check that it asks for. */
export type KeyReader = (json: unknown, at: string, content: Content) => Check;

/** A start of the turn form that is not a position, with the keys of `expect` that go with it. */
export interface StartReader {
  readonly key: string;
  readonly expectKeys: readonly string[];
  read(json: unknown, at: string, content: Content, expect: JsonObject, expectAt: string): StartCase;
}

export interface StartCase {
  readonly setup: Setup;
  readonly checks: readonly Check[];
}

export interface Terms {
  /** Letters of the kinds, by kind number; empty where kinds are told by number. */
  readonly letters: string;
  /** The lowest and highest kind number, where kinds are told by number. */
  readonly numbers?: readonly [number, number];
  /** What stands on a square as one text, e.g. `S`, and what such a text must look like; null where there is none. */
  readonly squareText: {
    readonly format: (token: TokenView, truth: View) => string;
    readonly pattern: RegExp;
    readonly expected: string;
  } | null;
  /** Own keys of `expect` beside a list `play`. */
  readonly expectKeys: Readonly<Record<string, KeyReader>>;
  /** Own keys of `expect` beside a list `commands`. */
  readonly turnKeys: Readonly<Record<string, KeyReader>>;
  readonly starts: readonly StartReader[];
  /** What `events` and `notEvents` are compared with, where a wording needs several rows; `Content.fragment` of each row without it. */
  readonly fragments?: (scene: Scene) => readonly string[];
}
