import { useEffect } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { messages } from '../../../contract/messages.ts'
import { CategorySortTab } from '../../features/navigation/admin/category-sort-tab.tsx'
import { navFieldLabel, showNavField } from '../../features/navigation/admin/nav-fields.ts'
import { NavPreview } from '../../features/navigation/admin/nav-preview.tsx'
import { NavVersions } from '../../features/navigation/admin/nav-versions.tsx'
import { fetchNavigation, type ManagedNavigation } from '../../features/navigation/admin/queries.ts'
import { SettingsTab } from '../../features/navigation/admin/settings-tab.tsx'
import { useNavManager } from '../../features/navigation/admin/use-nav-manager.ts'
import type { FieldValue } from '../../forms/merge.ts'
import { replaceQuery, useRequestedParams } from '../../lists/use-requested-params.ts'
import type { Loaded } from '../../requests/record-api.ts'
import { useSite } from '../../shop/site-data.ts'
import { BottomBar } from '../../ui/admin/bottom-bar.tsx'
import { BlockedLeaveDialog } from '../../ui/admin/dialogs/confirm-dialog.tsx'
import { MergeDialog } from '../../ui/admin/dialogs/merge-dialog.tsx'
import { BulkResultBanner } from '../../ui/admin/notices/bulk-result-banner.tsx'
import { useRemoteChangesToast } from '../../ui/admin/notices/remote-changes.tsx'
import { UnsavedNotice } from '../../ui/admin/notices/unsaved-notice.tsx'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { Route } from './+types/navigation'

export async function clientLoader() {
  return (await fetchNavigation()).data
}

export default function NavigationPage({ loaderData: loaded }: Route.ComponentProps) {
  const failed = !loaded
  useEffect(() => {
    if (failed) toast.error(messages.navigation.loadFailed)
  }, [failed])
  if (!failed) return <NavigationManager loaded={loaded} />
  return (
    <>
      <PageHeader title="Navigation Manager" />
      <ErrorState message={messages.navigation.loadFailed} />
    </>
  )
}

const tabs = [
  { id: 'order', title: 'Category Order', Content: CategorySortTab },
  { id: 'settings', title: 'Navigation Settings', Content: SettingsTab },
]
const tabLook =
  'grid min-h-11 flex-1 cursor-pointer place-content-center wrap-break-word border-b-2 border-transparent px-3 text-center text-sm font-semibold text-ink-soft outline-none data-focus-visible:outline-3 data-focus-visible:outline-gold data-selected:border-gold data-selected:text-ink md:flex-none md:px-5'

function NavigationManager({ loaded }: { loaded: Loaded<ManagedNavigation> }) {
  const { shop } = useSite()
  const navigate = useNavigate()
  const params = useRequestedParams()
  const manager = useNavManager(loaded)
  const { progress, result, conflict, blocker } = manager
  const words = {
    labelOf: (name: string) => navFieldLabel(name, manager.categories),
    show: (_name: string, value: FieldValue) => showNavField(value),
  }
  useRemoteChangesToast(manager.mergedChanges, words)
  const tab = params.get('tab') === 'settings' ? 'settings' : 'order'
  const selectTab = (name: string | number) =>
    void navigate({ search: name === 'settings' ? 'tab=settings' : '' }, replaceQuery)

  return (
    <>
      <PageHeader title="Navigation Manager">
        <NavVersions manager={manager} />
      </PageHeader>
      <div className="grid gap-6 max-md:pb-12 md:pb-6">
        {manager.changed && !progress && (
          <UnsavedNotice restored={manager.restored} onDiscard={manager.discard} />
        )}
        {result && (
          <BulkResultBanner
            title={messages.navigation.saveFailed}
            failedLabel="was not saved"
            result={result}
            doneLabel="Saved"
          />
        )}
        <Tabs selectedKey={tab} onSelectionChange={selectTab}>
          <TabList aria-label="Navigation settings" className="flex flex-wrap border-b border-line">
            {tabs.map(({ id, title }) => (
              <Tab key={id} id={id} className={tabLook}>
                {title}
              </Tab>
            ))}
          </TabList>
          {tabs.map(({ id, Content }) => (
            <TabPanel key={id} id={id} className="pt-4 outline-none">
              <Content manager={manager} />
            </TabPanel>
          ))}
        </Tabs>
        <NavPreview manager={manager} siteName={shop.name} />
      </div>
      <BottomBar aboveTabs={!manager.changed}>
        <Button
          onClick={manager.save}
          busy={progress !== undefined}
          disabled={!manager.isValid}
          className="flex-1 md:flex-none"
        >
          {progress ? 'Saving...' : 'Save All Settings'}
        </Button>
        {progress && <SaveProgress {...progress} />}
      </BottomBar>
      <BlockedLeaveDialog blocker={blocker} onLeave={manager.leave} />
      <MergeDialog
        conflict={conflict}
        {...words}
        onResolve={manager.resolve}
        onClose={manager.closeConflict}
      />
    </>
  )
}

function SaveProgress({ done, all }: { done: number; all: number }) {
  return (
    <p role="status" className="flex flex-1 items-center gap-3 text-sm">
      <progress value={done} max={all} className="h-2 w-full min-w-0" />
      <span className="whitespace-nowrap">
        {done} of {all}
      </span>
    </p>
  )
}
