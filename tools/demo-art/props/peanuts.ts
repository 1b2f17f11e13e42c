import type { Sheet } from '../sheet.ts'
import { placed, type Spot } from './scatter.ts'

const pod =
  'M-62 2C-66-30-34-42-10-28C-2-23 6-23 13-27C38-42 68-30 68 0C68 32 38 44 14 28C7 23 0 23-8 28C-32 42-60 32-62 2z'

/** Groundnuts in the shell, shelled, and one broken open. */
export function peanuts(sheet: Sheet, pods: readonly Spot[], kernels: readonly Spot[]): string {
  return (
    placed(sheet, kernelStamp(sheet), kernels, { rx: 24, ry: 9 }) +
    placed(sheet, podStamp(sheet), pods, { rx: 70, ry: 22 })
  )
}

function podStamp(sheet: Sheet) {
  const shell = sheet.linear(
    [
      [0, '#f3d9a6'],
      [0.45, '#d9ac6a'],
      [1, '#94622c'],
    ],
    [0.3, 0, 0.6, 1],
  )
  const ridges =
    'M-58-6C-40-24-20-16-4-12S34-28 62-6M-61 4C-40-6-20-2 0 0S40-8 67 4M-57 14C-40 12-22 12-2 12S42 12 62 16M-46 26C-34 28-20 22-8 20M16 20C30 26 44 28 54 22'
  const ribs =
    'M-46-22Q-52 0-44 26M-28-30Q-34 0-28 32M-12-24Q-15 0-11 26M14-22Q10 0 14 24M32-32Q36 0 32 32M50-26Q56 0 50 26'
  return sheet.stamp(
    `<path d="${pod}" fill="${shell}"/>` +
      `<path d="${ridges}${ribs}" fill="none" stroke="#7a4c1e" stroke-width="2.2" stroke-linecap="round" stroke-opacity=".5"/>` +
      '<path d="M-50-16C-40-30-22-28-12-20M18-20C32-32 50-28 58-14" fill="none" stroke="#fff3d6" stroke-width="5" stroke-linecap="round" stroke-opacity=".6"/>' +
      '<path d="M66-4l10-6-3 9 5 4-11 2z" fill="#8a5a2a"/>',
  )
}

function kernelStamp(sheet: Sheet) {
  const skin = sheet.linear(
    [
      [0, '#e09a72'],
      [0.5, '#b7573a'],
      [1, '#702a1a'],
    ],
    [0.3, 0, 0.6, 1],
  )
  return sheet.stamp(
    `<path d="M-24 0C-24-13-12-17 2-16C16-15 25-8 25 1C25 11 14 17 0 16C-14 16-24 11-24 0z" fill="${skin}"/>` +
      '<path d="M-14-7Q0-13 12-9" fill="none" stroke="#ffe3cf" stroke-width="3.5" stroke-linecap="round" stroke-opacity=".7"/>' +
      '<path d="M24-2l6-3-2 7z" fill="#e9c79e"/>',
  )
}

/** A broken pod with both kernels in it, at the origin. */
export function openPod(sheet: Sheet): string {
  const skin = kernelStamp(sheet)
  return (
    `<path d="${pod}" fill="#8d5e2b"/><path d="${pod}" fill="#efdcb4" transform="translate(0 -3) scale(.93 .86)"/>` +
    `<path d="${pod}" fill="none" stroke="#c3965a" stroke-width="5"/>` +
    skin('translate(-32 0) scale(.95)') +
    skin('translate(32 0) rotate(12)')
  )
}
