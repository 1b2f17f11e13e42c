import { useEffect, useState } from 'react'
import type { Category } from '../../../../../contract/categories/category.ts'
import { findSeasonError } from '../../../../../contract/visibility/season.ts'
import { ModalDialog } from '../../../../ui/admin/dialogs/modal-dialog.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Field, Input } from '../../../../ui/inputs.tsx'
import { fetchLatestProducts } from '../queries.ts'
import { readSeason } from './read-season.ts'
import {
  listUsedSeasons,
  listUsualSeasons,
  readToday,
  type Season,
  type UsedSeason,
  writeSeason,
} from './seasons.ts'

type SeasonDialogProps = {
  /** The number of products, in words. */
  count: string
  categories: Category[]
  onChoose: (season: Season) => void
  onClose: () => void
}

/** Asks for the days on which the selected products are shown: one press for a season that is in use. */
export function SeasonDialog({ count, categories, onChoose, onClose }: SeasonDialogProps) {
  const today = readToday()
  const used = useUsedSeasons(categories, today)
  return (
    <ModalDialog title={`Season of ${count}`} open onClose={onClose}>
      {used.length > 0 && <UsedSeasons seasons={used} onChoose={onChoose} />}
      <div className="grid grid-cols-3 gap-2">
        {listUsualSeasons(today).map(({ season, label }) => (
          <Button
            key={label}
            variant="secondary"
            onClick={() => onChoose(season)}
            className="px-2 text-sm"
          >
            {label}
          </Button>
        ))}
      </div>
      <TypedSeason today={today} onChoose={onChoose} onClose={onClose} />
    </ModalDialog>
  )
}

/** Above all else, so that nothing moves under a finger on a phone when they arrive. */
function UsedSeasons(props: { seasons: UsedSeason[]; onChoose: (season: Season) => void }) {
  return (
    <ul className="grid gap-2" aria-label="Seasons of other products">
      {props.seasons.map(({ season, label, usedBy }) => (
        <li key={label} className="grid">
          <Button
            variant="secondary"
            onClick={() => props.onChoose(season)}
            className="flex-wrap justify-between gap-y-0"
          >
            {label}
            <span className="font-normal text-ink-soft text-sm">{usedBy}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

type TypedSeasonProps = Pick<SeasonDialogProps, 'onChoose' | 'onClose'> & { today: string }

function TypedSeason({ today, onChoose, onClose }: TypedSeasonProps) {
  const [typed, setTyped] = useState('')
  const season = readSeason(typed, today)
  const error = season && findSeasonError(season)
  const isReady = season !== undefined && error === undefined
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onChoose(season)
      }}
    >
      <Field
        label="Or type the days"
        error={error}
        hint={<output>{isReady ? writeSeason(season) : 'Such as 1 Jan to 15 Jan'}</output>}
      >
        <Input
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          enterKeyHint="done"
          autoComplete="off"
        />
      </Field>
      <div className="grid grid-cols-2 gap-3 md:flex md:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={!isReady}>
          Set season
        </Button>
      </div>
    </form>
  )
}

/** Seasons of categories, and of the products that were changed last. */
function useUsedSeasons(categories: Category[], today: string): UsedSeason[] {
  const [products, setProducts] = useState<Parameters<typeof listUsedSeasons>[0]>([])
  useEffect(() => {
    let isShown = true
    void fetchLatestProducts().then((found) => isShown && setProducts(found))
    return () => {
      isShown = false
    }
  }, [])
  return listUsedSeasons([...products, ...categories], today)
}
