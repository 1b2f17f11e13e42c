import { useEffect, useId, useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop } from 'react-image-crop'
import { decodePicture, describeUndecoded } from '../../../pictures/decode-picture.ts'
import {
  drawPicture,
  type PictureEdits,
  turnArea,
  unedited,
} from '../../../pictures/reduce-picture.ts'
import { Button } from '../../button.tsx'
import { ModalDialog } from '../dialogs/modal-dialog.tsx'
import { Crop, RotateCw, Square } from '../icons.tsx'
import { fileTool } from './file-button.tsx'

export type PictureEditorProps = {
  file: File
  edits: PictureEdits
  onDone: (edits: PictureEdits) => void
  onClose: () => void
}

/** Pixels of the preview's longer side: enough for a large phone at double density. */
const previewSide = 1000
/** A smaller part would be hard to hold. */
const smallestPart = 24

/** Turns, crops and brightens a picture, by touch, mouse and keys. */
export function PictureEditor({ file, edits, onDone, onClose }: PictureEditorProps) {
  const { picture, problem } = usePicture(file)
  const [draft, setDraft] = useState(edits)
  const [isSquare, setSquare] = useState(false)
  const change = (changed: Partial<PictureEdits>) => setDraft({ ...draft, ...changed })
  const turn = () => change({ turns: (draft.turns + 1) % 4, area: turnArea(draft.area) })
  const square = () => {
    setSquare(true)
    if (picture) change({ area: largestSquare(picture, draft.turns) })
  }
  return (
    <ModalDialog title="Edit picture" open onClose={onClose} wide>
      {problem && <p role="alert">{problem}</p>}
      <div className="grid min-h-48 place-items-center">
        {picture ? (
          <ReactCrop
            className="picture-crop"
            crop={{ unit: '%', ...draft.area }}
            aspect={isSquare ? 1 : undefined}
            minWidth={smallestPart}
            minHeight={smallestPart}
            keepSelection
            ruleOfThirds
            ariaLabels={cropLabels}
            onChange={(_, { x, y, width, height }) => change({ area: { x, y, width, height } })}
          >
            <Preview picture={picture} {...draft} />
          </ReactCrop>
        ) : (
          !problem && <p role="status">Opening the picture …</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={turn} disabled={!picture} className={fileTool}>
          <RotateCw className="size-4" />
          Turn
        </button>
        <button
          type="button"
          onClick={square}
          disabled={!picture}
          aria-pressed={isSquare}
          className={`${fileTool} aria-pressed:border-leaf aria-pressed:bg-leaf-wash`}
        >
          <Square className="size-4" />
          Square
        </button>
        <button
          type="button"
          onClick={() => setSquare(false)}
          disabled={!picture}
          aria-pressed={!isSquare}
          className={`${fileTool} aria-pressed:border-leaf aria-pressed:bg-leaf-wash`}
        >
          <Crop className="size-4" />
          Free
        </button>
        <Brightness value={draft.brightness} onChange={(brightness) => change({ brightness })} />
      </div>
      <div className="flex justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => onDone(draft)} disabled={!picture} className="flex-1 md:flex-none">
          Use picture
        </Button>
      </div>
    </ModalDialog>
  )
}

function usePicture(file: File) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let decoded: ImageBitmap | undefined
    let left = false
    const show = (found: ImageBitmap) => {
      decoded = found
      if (left) found.close()
      else setPicture(found)
    }
    decodePicture(file).then(show, (error) => setProblem(describeUndecoded(error)))
    return () => {
      left = true
      decoded?.close()
    }
  }, [file])
  return { picture, problem }
}

type PreviewProps = Pick<PictureEdits, 'turns' | 'brightness'> & { picture: ImageBitmap }

function Preview({ picture, turns, brightness }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawPicture(canvas.current, picture, { ...unedited, turns }, previewSide)
  }, [picture, turns])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label="The picture"
      style={brightness === 1 ? undefined : { filter: `brightness(${brightness})` }}
      className="block max-h-[48dvh] max-w-full touch-none"
    />
  )
}

type BrightnessProps = { value: number; onChange: (value: number) => void }

function Brightness({ value, onChange }: BrightnessProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 min-w-56 flex-1 items-center gap-2.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Brightness
      </label>
      <input
        id={id}
        type="range"
        min={0.5}
        max={1.8}
        step={0.05}
        value={value}
        aria-valuetext={`${Math.round(value * 100)} %`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-11 min-w-0 flex-1 accent-leaf"
      />
    </div>
  )
}

function largestSquare({ width, height }: ImageBitmap, turns: number): PictureEdits['area'] {
  const [across, down] = turns % 2 === 0 ? [width, height] : [height, width]
  const side = across < down ? { width: 100 } : { height: 100 }
  const { unit: _, ...area } = centerCrop(
    makeAspectCrop({ unit: '%', ...side }, 1, across, down),
    across,
    down,
  )
  return area
}

const cropLabels = {
  cropArea: 'Part that is kept: arrow keys move it, with Shift faster',
  nwDragHandle: 'Upper left corner: arrow keys move it',
  nDragHandle: 'Upper edge: arrow keys move it',
  neDragHandle: 'Upper right corner: arrow keys move it',
  eDragHandle: 'Right edge: arrow keys move it',
  seDragHandle: 'Lower right corner: arrow keys move it',
  sDragHandle: 'Lower edge: arrow keys move it',
  swDragHandle: 'Lower left corner: arrow keys move it',
  wDragHandle: 'Left edge: arrow keys move it',
}
