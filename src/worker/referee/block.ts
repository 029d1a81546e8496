/**
 * The outer shape of a save: `VEILWAR <version> <checksum> <base64>`. The inside is JSON, obscured so that an idle look at
 * the storage does not spoil the game; it keeps nobody out who wants to look.
 */
import type { Outcome } from '../../contract/fault';
import { parseJson } from '../../games/shared/json';
import { ok, refuse } from '../../games/shared/outcome';
import { Generator } from '../generator';

export const SAVE_VERSION = 1;
/**
 * Characters of the longest save, and of the longest text that is read: less than half of the 2.5 million that the
 * strictest browsers let a page keep.
 */
export const MAX_SAVE = 1024 * 1024;

const MAGIC = 'VEILWAR';
const BLOCK = /^VEILWAR (0|[1-9]\d{0,8}) ([0-9a-f]{8}) ([A-Za-z0-9+/]*={0,2})$/;
const CHUNK = 8192;

/** FNV-1a, 32 bits, as eight hexadecimal digits. */
const checksum = (bytes: Uint8Array): string => {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
};

/** The same bytes under a stream that the checksum starts; twice gives the bytes back. */
const veil = (bytes: Uint8Array, sum: string): Uint8Array => {
  const stream = new Generator(Number.parseInt(sum, 16));
  return bytes.map((byte) => byte ^ stream.draw(256));
};

const toBase64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
};

/** Null for anything but what toBase64 writes: other padding and stray bits say the same bytes, but nobody wrote them here. */
const fromBase64 = (text: string): Uint8Array | null => {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return toBase64(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
};

/** JSON as a save; `storage` when it would be longer than MAX_SAVE. */
export const encodeBlock = (json: unknown): Outcome<string> => encodeText(JSON.stringify(json));

/** The same of a text that is JSON already, or should be. */
export const encodeText = (json: string): Outcome<string> => {
  const bytes = new TextEncoder().encode(json);
  const sum = checksum(bytes);
  const text = `${MAGIC} ${SAVE_VERSION} ${sum} ${toBase64(veil(bytes, sum))}`;
  return text.length <= MAX_SAVE
    ? ok(text)
    : refuse('storage', '', `a match of at most ${MAX_SAVE} characters`, text.length);
};

/** Is this text meant to be a block? */
export const isBlock = (text: string): boolean => text.startsWith(MAGIC);

const UNREADABLE = { code: 'bad-save', expected: 'a save that can be read' } as const;

const parseBytes = (bytes: Uint8Array): Outcome<unknown> => {
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes), UNREADABLE);
  } catch {
    return refuse(UNREADABLE.code, '', UNREADABLE.expected);
  }
};

/** Inverse of encodeBlock; `bad-save` at `version`, `checksum` or the whole. */
export const decodeBlock = (text: string): Outcome<unknown> => {
  const [, version, sum = '', body = ''] = BLOCK.exec(text.trim()) ?? [];
  if (version === undefined) return refuse('bad-save', '', 'a save of this game, whole', text);
  if (Number(version) !== SAVE_VERSION) return refuse('bad-save', 'version', `version ${SAVE_VERSION}`, version);
  const hidden = fromBase64(body);
  if (hidden === null) return refuse('bad-save', '', 'a save of this game, whole', text);
  const bytes = veil(hidden, sum);
  return checksum(bytes) === sum
    ? parseBytes(bytes)
    : refuse('bad-save', 'checksum', 'a save that nobody changed', sum);
};
