import { useState } from 'react'
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { CircleHelp, Hash, Monitor, Smartphone } from '../../../ui/admin/icons.tsx'
import { useWideAdmin } from '../../../ui/behaviour/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { readConfig } from './nav-fields.ts'
import type { ManagedItem } from './nav-items.ts'
import { DesktopPreview, MobilePreview } from './nav-preview-lists.tsx'
import type { NavManager } from './use-nav-manager.ts'

const desktop = { name: 'Desktop', Icon: Monitor, Preview: DesktopPreview }
const mobile = { name: 'Mobile', Icon: Smartphone, Preview: MobilePreview }

/** The header as visitors will see it, sortable by dragging. */
export function NavPreview({ manager, siteName }: { manager: NavManager; siteName: string }) {
  const wide = useWideAdmin()
  const [chosen, setView] = useState<typeof desktop>()
  const view = chosen ?? (wide ? desktop : mobile)
  const [positions, setPositions] = useState(false)
  const { items, fields, moveItem } = manager
  const { moreDropdownLabel } = readConfig(fields)

  return (
    <section
      aria-labelledby="preview"
      className="grid gap-4 rounded-card border border-line bg-card p-4 md:p-6"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="preview" className="font-display text-subheading">
          Navigation Preview
        </h2>
        <Help />
        <div className="ml-auto flex flex-wrap gap-2">
          <fieldset className="flex rounded-full border border-line-strong p-0.5">
            <legend className="sr-only">View</legend>
            {[desktop, mobile].map((other) => (
              <button
                key={other.name}
                type="button"
                aria-pressed={other === view}
                onClick={() => setView(other)}
                className={classNames(
                  'inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-sm font-semibold pointer-coarse:min-h-11',
                  other === view ? 'bg-action text-on-action' : 'hover:bg-paper-deep',
                )}
              >
                <other.Icon className="size-4" />
                {other.name}
              </button>
            ))}
          </fieldset>
          <Button
            variant="secondary"
            size="small"
            onClick={() => setPositions(!positions)}
            className="pointer-coarse:min-h-11"
          >
            <Hash className="size-4" />
            {positions ? 'Hide Positions' : 'Show Positions'}
          </Button>
        </div>
      </div>
      <view.Preview
        items={items}
        moreLabel={moreDropdownLabel}
        siteName={siteName}
        positions={positions}
        onMove={moveItem}
      />
      <Legend />
      <Summary manager={manager} />
    </section>
  )
}

function Help() {
  return (
    <DialogTrigger>
      <AriaButton
        aria-label="Help"
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:text-ink data-focus-visible:outline-3 data-focus-visible:outline-gold"
      >
        <CircleHelp className="size-5" />
      </AriaButton>
      <Popover className="max-w-80 rounded-card bg-wood p-4 text-sm text-on-wood shadow-float">
        <Dialog aria-label="Help" className="grid gap-2 outline-none">
          <p>
            Drag an item to where it should stand, or take it with Enter and move it with the arrow
            keys. The arrows of an item move it by one place.
          </p>
          <p>
            The first items stand in the header; the rest go into its dropdown. Nothing is sent
            until Save All Settings.
          </p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

const legend = [
  { text: 'Fixed item', swatch: 'bg-gold' },
  { text: 'Category', swatch: 'bg-leaf' },
  { text: 'In the dropdown', swatch: 'border border-dashed border-line-strong' },
]

function Legend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {legend.map(({ text, swatch }) => (
        <li key={text} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className={classNames('size-3 rounded-full forced-color-adjust-none', swatch)}
          />
          {text}
        </li>
      ))}
    </ul>
  )
}

function Summary({ manager: { items, fields, categories } }: { manager: NavManager }) {
  const { maxVisibleItems, moreDropdownLabel, showFixedItems } = readConfig(fields)
  const countOf = (test: (item: ManagedItem) => boolean) => items.filter(test).length
  const hidden =
    categories.filter(({ showInNav }) => !showInNav).length +
    Object.values(showFixedItems).filter((shown) => !shown).length
  const facts = [
    ['Max visible items', maxVisibleItems],
    ['Dropdown label', moreDropdownLabel],
    ['In the header', countOf(({ slot }) => slot === 'bar')],
    [`In "${moreDropdownLabel}"`, countOf(({ slot }) => slot === 'dropdown')],
    ['Hidden', hidden],
  ]
  return (
    <div className="rounded-control bg-paper-deep p-4">
      <h3 className="mb-2 text-sm font-semibold">Current settings</h3>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm md:grid-cols-5">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
