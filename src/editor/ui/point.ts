/** A point of a window, in CSS pixels. */
export type Point = { x: number; y: number }
