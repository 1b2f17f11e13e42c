/** Something drawn standing at the origin, and what its shadow needs to know. */
export interface Vessel {
  markup: string
  outline: string
  half: number
  height: number
  /** The colour of light that comes through it. */
  glow?: string
}
