/**
 * Where a picture stays while its board is not on the page: behind the curtain it is veiled, so that the next player need not
 * wait for it to be made again.
 */
import { createContext, type RefObject } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import type { Sight, Stage } from '../../match/stage-port';

/** What a picture tells the board in which it stands. */
export interface PictureListener {
  readonly onSquare: (square: number) => void;
  readonly onHover: (square: number | null) => void;
  readonly onLook: (sight: Sight) => void;
}

/** A picture, the element that it fills, and whoever it tells. */
export interface Pictured {
  readonly game: string;
  readonly stage: Stage;
  readonly element: HTMLElement;
  readonly listener: { current: PictureListener };
}

export interface StageRest {
  /** Takes up the picture of this game that rests here; null: none does. */
  take(game: string): Pictured | null;
  /** A board is gone: its picture rests, or ends where none is wanted any more. */
  leave(pictured: Pictured): void;
}

/** Takes a picture down. */
export const endPicture = ({ stage, element }: Pictured): void => {
  stage.destroy();
  element.remove();
};

class Rest implements StageRest {
  readonly #place: RefObject<HTMLElement | null>;
  #resting: Pictured | null = null;

  constructor(place: RefObject<HTMLElement | null>) {
    this.#place = place;
  }

  take(game: string): Pictured | null {
    const found = this.#resting;
    this.#resting = null;
    if (found === null || found.game === game) return found;
    endPicture(found);
    return null;
  }

  leave(pictured: Pictured): void {
    const place = this.#place.current;
    if (place === null || this.#resting !== null) {
      endPicture(pictured);
      return;
    }
    const { stage, element } = pictured;
    const { width, height } = element.getBoundingClientRect();
    stage.veil();
    // it keeps its size, or it would be painted anew
    Object.assign(place.style, { width: `${width}px`, height: `${height}px` });
    place.append(element);
    this.#resting = pictured;
  }

  /** Whatever still comes has no place any more. */
  close(): void {
    this.#place.current = null;
    if (this.#resting !== null) endPicture(this.#resting);
    this.#resting = null;
  }
}

/** Null: pictures end with their boards. */
const RestContext = createContext<StageRest | null>(null);
export const StageRestProvider = RestContext.Provider;
export const useRest = (): StageRest | null => useContext(RestContext);

/** A rest for the pictures of the boards below; what rests there ends with the component. */
export const useStageRest = (): { readonly rest: StageRest; readonly place: RefObject<HTMLDivElement | null> } => {
  const place = useRef<HTMLDivElement | null>(null);
  const made = useRef<Rest | null>(null);
  made.current ??= new Rest(place);
  const rest = made.current;
  useEffect(() => () => rest.close(), [rest]);
  return { rest, place };
};
