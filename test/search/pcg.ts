/** The contract's generator, written from its text for the tests. */
const MASK = (1n << 64n) - 1n;

export class Pcg {
  private state = 0n;

  constructor(seed: number) {
    this.next();
    this.state = (this.state + BigInt(seed)) & MASK;
    this.next();
  }

  next(): number {
    const old = this.state;
    this.state = (old * 6364136223846793005n + 1442695040888963407n) & MASK;
    const x = Number((((old >> 18n) ^ old) >> 27n) & 0xffffffffn);
    const r = Number(old >> 59n);
    return ((x >>> r) | (x << (-r & 31))) >>> 0;
  }

  draw(n: number): number {
    return Number((BigInt(this.next()) * BigInt(n)) >> 32n);
  }

  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i >= 1; i--) {
      const j = this.draw(i + 1);
      const held = list[i] as T;
      list[i] = list[j] as T;
      list[j] = held;
    }
    return list;
  }
}
