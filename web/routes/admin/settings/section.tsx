import { data } from 'react-router'
import { pagePaths } from '../../../../contract/paths.ts'
import { settingsMessages } from '../../../../contract/settings/messages.ts'
import { isSettingsPath } from '../../../../contract/settings/section-paths.ts'
import { fetchSettings } from '../../../features/settings/admin/queries.ts'
import { SectionForm } from '../../../features/settings/admin/section-form.tsx'
import { sections } from '../../../features/settings/admin/sections.ts'
import { SitePictureForm } from '../../../features/settings/admin/site-picture-form.tsx'
import { picturePages } from '../../../features/settings/admin/site-picture-pages.ts'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import AdminNotFound from '../not-found.tsx'
import type { Route } from './+types/section'

export function loader({ params }: Route.LoaderArgs) {
  return data(null, { status: isSettingsPath(params.section) ? 200 : 404 })
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const section = sections.find(({ path }) => path === params.section)
  const picture = picturePages.find(({ path }) => path === params.section)
  if (!section && !picture) return null
  return { section, picture, settings: await fetchSettings() }
}

// React Router skips a `clientLoader` beside a `loader` at the first view, unless this is set.
clientLoader.hydrate = true as const

/** A section's form. */
export default function SettingsSection({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <AdminNotFound />
  const { section, picture, settings } = loaderData
  return (
    <>
      <PageHeader
        title={section?.title ?? picture?.title ?? ''}
        list={{ path: pagePaths.adminSettings, label: 'Settings' }}
      />
      {!settings.data && <ErrorState message={settingsMessages.loadFailed} />}
      {settings.data && section && (
        <SectionForm key={section.path} section={section} loaded={settings.data} />
      )}
      {settings.data && picture && (
        <SitePictureForm key={picture.path} page={picture} loaded={settings.data} />
      )}
    </>
  )
}
