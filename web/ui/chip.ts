import { classNames } from './class-names.ts'

/** A pill that is pressed anywhere in 44 px, and drawn smaller: the look of the link or button, and of its text. */
export const chip = {
  press: 'group/chip grid min-h-11 min-w-11 shrink-0 place-items-center',
  pill: (isChosen: boolean) =>
    classNames(
      'w-full rounded-card border px-2 py-1.5 text-center text-sm font-medium tabular-nums transition-colors',
      isChosen
        ? 'border-gold-ink bg-gold-wash forced-colors:bg-transparent'
        : 'border-line-strong group-hover/chip:bg-paper-deep',
    ),
}
