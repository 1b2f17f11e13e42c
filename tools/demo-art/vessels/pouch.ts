import { drawLabel, type Print } from '../label.ts'
import type { Sheet } from '../sheet.ts'
import type { Vessel } from './vessel.ts'

/** A stand-up pouch of brown paper with a printed label and a window on what is inside. */
export function pouch(sheet: Sheet, print: Print, filling: string): Vessel {
  const outline =
    'M-176-560C-178-420-204-240-196-40C-194-10-180 2-150 6Q0 22 150 6C180 2 194-10 196-40C204-240 178-420 176-560z'
  const kraft = sheet.linear([
    [0, '#8f6335'],
    [0.1, '#c0915a'],
    [0.3, '#dcb27c'],
    [0.55, '#c4945c'],
    [0.85, '#a8773f'],
    [1, '#764c22'],
  ])
  const bulge = sheet.radial(
    [
      [0, '#fff0cf', 0.45],
      [1, '#5a3510', 0.28],
    ],
    [0.38, 0.56, 0.7],
  )
  const window = 'M-92-166C-92-206-52-214 0-214S92-206 92-166V-104C92-66 52-58 0-58S-92-66-92-104z'
  const folds =
    'M-176-500Q-150-470-164-400M172-500Q148-452 166-380M-190-120Q-160-90-168-40M190-130Q160-92 172-44M-150 0Q0-46 150 0'
  return {
    markup:
      `<path d="${outline}" fill="${kraft}"/><path d="${outline}" fill="${bulge}"/>` +
      `<path d="${folds}" fill="none" stroke="#5e3a15" stroke-width="3" stroke-opacity=".4"/>` +
      `<path d="M-176-560H176L175-508H-175z" fill="#fff" fill-opacity=".12"/><path d="M-175-508H175M-176-536H176" stroke="#5e3a15" stroke-width="2" stroke-opacity=".45"/>` +
      `<path d="M-176-524l14 5-14 5zM176-524l-14 5 14 5z" fill="#3d230c" fill-opacity=".6"/>` +
      sheet.clipped(window, filling) +
      `<path d="${window}" fill="none" stroke="#6b431b" stroke-width="4" stroke-opacity=".7"/>` +
      '<path d="M-74-186Q-30-202 20-202L-40-70Q-66-72-74-96z" fill="#fff" fill-opacity=".16"/>' +
      drawLabel(sheet, print, { half: 136, top: -480, bottom: -232, sag: 0 }),
    outline,
    half: 196,
    height: 560,
  }
}
