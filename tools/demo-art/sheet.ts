import { type Random, seededRandom } from './random.ts'

/** Offset from 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

export interface SoftLayer {
  token: string
  markup: string
  blur: number
  box: Box
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/**
 * One drawing in the making: keeps the gradients and clips that its parts ask for, each once, and
 * the parts that are to be blurred, which are rendered apart at a fraction of the size.
 */
export class Sheet {
  readonly width: number
  readonly height: number
  readonly random: Random
  readonly softLayers: SoftLayer[] = []
  readonly #ids = new Map<string, string>()

  constructor(width: number, height: number, seed: string) {
    this.width = width
    this.height = height
    this.random = seededRandom(seed)
  }

  /** A gradient along a line given in fractions of the filled shape's box. */
  linear(stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 1, 0]): string {
    const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
    return `url(#${this.#define(`<linearGradient ${line}>${stopMarkup(stops)}</linearGradient>`)})`
  }

  /** A gradient from a focus outwards, in fractions of the filled shape's box. */
  radial(stops: readonly Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
    const circle = `cx="${cx}" cy="${cy}" r="${r}"`
    return `url(#${this.#define(`<radialGradient ${circle}>${stopMarkup(stops)}</radialGradient>`)})`
  }

  /** Markup cut to a path. */
  clipped(path: string, markup: string): string {
    const id = this.#define(`<clipPath><path d="${path}"/></clipPath>`)
    return `<g clip-path="url(#${id})">${markup}</g>`
  }

  /** A filter that turns colours into the browns of an old photograph. */
  sepia(): string {
    const matrix = '.38 .5 .14 0 .03 .33 .46 .12 0 .015 .25 .37 .1 0 0 0 0 0 1 0'
    return `url(#${this.#define(`<filter color-interpolation-filters="sRGB"><feColorMatrix values="${matrix}"/></filter>`)})`
  }

  /** A shape drawn once and placed often; answers the placing function. */
  stamp(markup: string): (transform: string) => string {
    const id = this.#define(`<g>${markup}</g>`)
    return (transform) => `<use href="#${id}" transform="${transform}"/>`
  }

  /** Blurred markup. The box bounds what is kept of it, the blur's fringe included. */
  soft(markup: string, blur: number, box: Box = { x: 0, y: 0, ...this.#size() }): string {
    const token = `soft:${this.softLayers.length};`
    this.softLayers.push({ token, markup, blur, box })
    const frame = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`
    return `<image ${frame} preserveAspectRatio="none" href="${token}"/>`
  }

  /** The finished document, or a window of it at another size. */
  document(body: string, scale = 1, box: Box = { x: 0, y: 0, ...this.#size() }): string {
    const defs = [...this.#ids].map(([markup, id]) => markup.replace('>', ` id="${id}">`))
    const size = `width="${Math.round(box.width * scale)}" height="${Math.round(box.height * scale)}"`
    const view = `viewBox="${box.x} ${box.y} ${box.width} ${box.height}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view}><defs>${defs.join('')}</defs>${body}</svg>`
  }

  #size() {
    return { width: this.width, height: this.height }
  }

  #define(markup: string): string {
    const id = this.#ids.get(markup) ?? `d${this.#ids.size}`
    this.#ids.set(markup, id)
    return id
  }
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${veil}/>`
    })
    .join('')
}
