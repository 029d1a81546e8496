// generated from map.json by core-map.mjs; do not edit

/** Cells that share an edge with a cell, a mask a cell. */
export const NEIGHBOURS: StaticArray<u64> = [
  0xc2, // w1
  0x185, // m1
  0x20a, // m2
  0x614, // e1
  0xc08, // e2
  0x1040, // w2
  0x30a1, // w3
  0x6143, // m3
  0xc282, // m4
  0x1850c, // m5
  0x30a18, // e3
  0x60410, // e4
  0x280060, // w4
  0xa040c0, // m6
  0x80a180, // m7
  0x6014300, // m8
  0xc028600, // m9
  0x18050c00, // e5
  0x10020800, // e6
  0x301000, // w5
  0x20680000, // m10
  0x583000, // w6
  0x61b00000, // m11
  0x3406000, // m12
  0x182c00000, // m13
  0x105808000, // m14
  0x20a018000, // m15
  0x214030000, // m16
  0x8060000, // m17
  0x40500000, // m18
  0x4a0400000, // m19
  0x1d41000000, // m20
  0x1283000000, // m21
  0x310c000000, // m22
  0xc8c0000000, // s1
  0x9480000000, // s2
  0x12b80000000, // s3
  0x11200000000, // m23
  0x8400000000, // s4
  0x4c00000000, // s5
  0x3000000000, // s6
];

/** Home cells, a mask a seat. */
export const HOMES: StaticArray<u64> = [0x1dc00000000, 0x281061, 0x60c18];

/** Cells of heath. */
export const HEATH: u64 = 0x84138a05c6;
