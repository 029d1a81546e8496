/** What a view hides, as determinization has to guess it. */
import { boardHeight, boardSquares, rankOf } from '../core/geometry';
import { FAULT_CONTRADICTION, FAULT_WORDS } from '../core/layout';
import { readBegin, readFault } from '../core/words';
import { ARMY, ARRANGED, COUNT, FORM, GRANT_LIST, GRANTS, KIND, NOBODY, TURN } from './map';
import { byteOf, isLand, num, seatCount } from './state';
import { takeLists, takePieces } from './view-pieces';
import {
  forgetView, item, L_ARMY, L_ROSTER, L_SHUTTLE, lengthOf, readCounters, readHead, readHeaps, readLists, readTokens,
  sideSeen, tokenWord, viewer,
} from './view-words';
import { isHiddenFrom } from './visibility';

/** Reads the parts of a view in the inbox that tell what it hides; 0 or a fault number. */
export function scanView(words: i32): i32 {
  readBegin(0, words);
  forgetView();
  readHead();
  if (readFault() != 0) return FAULT_WORDS;
  readTokens();
  readHeaps();
  readCounters();
  readLists();
  if (readFault() != 0) return FAULT_WORDS;
  return !takePieces() || !takeLists() ? FAULT_CONTRADICTION : 0;
}

/** Of the view scanned: is a token's kind hidden? */
export function isHiddenToken(token: i32): bool {
  return tokenWord(token, 3) < 0;
}

/** The army that a token was made for. */
export function armyOfToken(token: i32): i32 {
  return item(L_ARMY, token);
}

/** The seat that controls it. */
export function seatOfToken(token: i32): i32 {
  return tokenWord(token, 2);
}

export function idOfToken(token: i32): i32 {
  return tokenWord(token, 0);
}

/** Has nothing shown that a token can move? It stands on its side's half, and its last turns saw it rest. */
export function isHomeToken(token: i32): bool {
  const square = tokenWord(token, 1);
  const half = boardSquares / 2;
  if (((armyOfToken(token) & 1) == 0) != square < half) return false;
  for (let i = 0; i < lengthOf(L_SHUTTLE); i += 5) if (item(L_SHUTTLE, i + 2) == idOfToken(token)) return false;
  return true;
}

/** While seats arrange: how many squares a seat that the view hides has answered. */
export function answersHidden(seat: i32): i32 {
  return isHiddenFrom(viewer, seat) ? byteOf(ARRANGED, seat) : 0;
}

/** Pieces of a kind that are known to be of an army, wherever they are. */
export function knownOf(army: i32, kind: i32): i32 {
  let count = 0;
  for (let slot = 0; slot < num(COUNT); slot++) if (byteOf(KIND, slot) == kind && byteOf(ARMY, slot) == army) count++;
  return count;
}

/** Grants whose recipient is hidden. */
export function hiddenGrants(): i32 {
  let count = 0;
  for (let i = 0; i < num(GRANTS); i++) if (byteOf(GRANT_LIST, i * 4) == NOBODY) count++;
  return count;
}

/** Who gave the n-th of them. */
export function hiddenGiver(n: i32): i32 {
  return hiddenPart(n, 2);
}

/** The keyword that it gives. */
export function hiddenKeyword(n: i32): i32 {
  return hiddenPart(n, 1);
}

function hiddenPart(n: i32, part: i32): i32 {
  let left = n;
  for (let i = 0; i < num(GRANTS); i++) {
    if (byteOf(GRANT_LIST, i * 4) != NOBODY) continue;
    if (left == 0) return byteOf(GRANT_LIST, i * 4 + part);
    left--;
  }
  return 0;
}

/** Chart numbers in an army's roster; 0 when it is closed. */
export function rosterLength(army: i32): i32 {
  return lengthOf(L_ROSTER + army);
}

export function rosterKind(army: i32, index: i32): i32 {
  return item(L_ROSTER + army, index);
}

/** 0 good, 1 evil: of an army of which nothing is known, the side that the other is not. */
export function sideOfArmy(army: i32): i32 {
  const seen = unchecked(sideSeen[army]);
  if (seen == 1 || seen == 2) return seen >> 1;
  // allies have one colour, and the other side the other
  for (let one = 0; one < seatCount(); one++) {
    const colour = unchecked(sideSeen[one]);
    if (colour == 1 || colour == 2) return (colour >> 1) ^ ((one ^ army) & 1);
  }
  return 1;
}

/** The form of the match, by number. */
export function formOfView(): i32 {
  return num(FORM);
}

/** Turns that have begun. */
export function turnOfView(): i32 {
  return num(TURN);
}

/** Can pieces stand on a square? */
export function isLandOfView(square: i32): bool {
  return isLand(square);
}

/** Armies there are, one a seat. */
export function armiesOfView(): i32 {
  return seatCount();
}

/** How many ranks a token stands before its army's edge of the board. */
export function depthOfToken(token: i32): i32 {
  const rank = rankOf(tokenWord(token, 1));
  return armyOfToken(token) & 1 ? boardHeight - 1 - rank : rank;
}

/** Does a token stand where it first stood? */
export function isAtOrigin(token: i32): bool {
  return idOfToken(token) == tokenWord(token, 1);
}
