import { Link } from 'react-router'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { sections } from '../../../features/settings/admin/sections.ts'
import { SettingsVersions } from '../../../features/settings/admin/settings-versions.tsx'
import { picturePages } from '../../../features/settings/admin/site-picture-pages.ts'
import { stepAddress } from '../../../features/setup/admin/steps.ts'
import { isTamilField } from '../../../forms/tamil-field.ts'
import { hasUnsavedForm, unsavedFormKey } from '../../../storage/unsaved-forms.ts'
import { ChevronRight } from '../../../ui/admin/icons.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { Badge } from '../../../ui/badge.tsx'

/** Content of the sections with controls of their own instead of plain fields. */
const notes: Partial<Record<string, string>> = {
  hours: 'The week, and the days that differ',
  answers: 'What customers ask, and what you answer',
}

/** The sections of the settings, each with a page of its own. */
export default function SettingsSections() {
  return (
    <>
      <PageHeader title="Settings" note="What the website says about the shop">
        <SettingsVersions />
      </PageHeader>
      <ul className="grid gap-2 md:max-w-2xl">
        <SectionLink
          to={stepAddress('open')}
          title="Open or close the shop"
          note="Whether visitors see it, and a preview"
        />
        {sections.map(({ path, title, fields }) => (
          <SectionLink
            key={path}
            to={sectionAddress(path)}
            title={title}
            formId={path}
            note={
              fields
                .filter(({ name }) => !isTamilField(name))
                .map(({ label }) => label)
                .slice(0, 3)
                .join(', ') || notes[path]
            }
          />
        ))}
        {picturePages.map(({ path, title, hint, slot }) => (
          <SectionLink
            key={path}
            to={sectionAddress(path)}
            title={title}
            formId={slot}
            note={hint}
          />
        ))}
      </ul>
    </>
  )
}

const sectionAddress = (section: string) => fillPath(pagePaths.adminSettingsSection, { section })

/** `formId`: of the page's form, which may be unsaved. */
type SectionLinkProps = { to: string; title: string; note: string | undefined; formId?: string }

function SectionLink({ to, title, note, formId }: SectionLinkProps) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-14 items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-3 hover:border-ink"
      >
        <span className="grid">
          <span className="font-semibold">{title}</span>
          <span className="text-sm text-ink-soft">{note}</span>
        </span>
        {formId && hasUnsavedForm(unsavedFormKey('settings', formId)) && (
          <Badge tone="honey">Not saved</Badge>
        )}
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      </Link>
    </li>
  )
}
