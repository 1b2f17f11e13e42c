import { Fragment, type ReactNode } from 'react'
import {
  Button as AriaButton,
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components'
import { classNames } from '../../class-names.ts'
import type { Icon } from '../icons.tsx'

type MenuAction = {
  label: string
  icon: Icon
  tone?: 'danger'
  /** Begins a new group. */
  separated?: boolean
  onAction: () => void
}

type MenuProps = { label: ReactNode; actions: MenuAction[] }

/** A button that opens a list of things to do. */
export function Menu({ label, actions }: MenuProps) {
  return (
    <MenuTrigger>
      <AriaButton className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-[0.9375rem] font-semibold hover:border-ink hover:bg-paper-deep data-focus-visible:outline-3 data-focus-visible:outline-offset-3 data-focus-visible:outline-gold">
        {label}
      </AriaButton>
      {/*
       * Aligned to the button's end, because React Aria counts the scrollbar as part of the window. In a low window it
       * scrolls: an item over the button would be chosen as the press that opens the menu ends.
       */}
      <Popover
        placement="bottom end"
        className="min-w-52 overflow-y-auto rounded-card border border-line bg-card p-1 shadow-float data-entering:animate-fade-in"
      >
        <AriaMenu
          className="outline-none"
          onAction={(key) => actions.find(({ label }) => label === key)?.onAction()}
        >
          {actions.map(({ label: text, icon: Icon, tone, separated }) => (
            <Fragment key={text}>
              {separated && <Separator className="my-1 border-t border-line" />}
              <MenuItem
                id={text}
                textValue={text}
                className={classNames(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-focused:bg-paper-deep',
                  tone === 'danger' && 'text-danger',
                )}
              >
                <Icon className="size-4" />
                {text}
              </MenuItem>
            </Fragment>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
