import { useMemo, useState } from 'react'
import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { productGroupMessages } from '../../../../contract/groups/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { GroupList, type GroupRow, toGroupRow } from '../../../features/groups/admin/group-list.tsx'
import { productGroupApi, saveGroupSortOrder } from '../../../features/groups/admin/queries.ts'
import { fetchProductGroups } from '../../../features/products/admin/queries.ts'
import { useSavedId } from '../../../forms/saved-record.ts'
import { moveAndRenumber, sendSortOrders } from '../../../lists/sort-order.ts'
import { useSortedRows } from '../../../lists/use-sorted-rows.ts'
import { DeleteDialog } from '../../../ui/admin/dialogs/delete-dialog.tsx'
import { AddLink, PageHeader } from '../../../ui/admin/page-header.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/list'

export async function clientLoader() {
  return { groups: await fetchProductGroups() }
}

export default function ProductGroupsPage({ loaderData: { groups } }: Route.ComponentProps) {
  const [toDelete, setToDelete] = useState<ProductGroup>()
  const savedId = useSavedId()
  const loaded = useMemo(() => groups?.map(toGroupRow) ?? [], [groups])
  const { rows, move } = useSortedRows(loaded, {
    plan: moveAndRenumber<GroupRow>,
    send: (changes) => sendSortOrders(changes, saveGroupSortOrder),
    failed: productGroupMessages.orderFailed,
  })
  return (
    <>
      <PageHeader title="Product groups" note={groups && 'Drag a row to change the order'}>
        <AddLink to={pagePaths.adminProductGroupNew}>Add group</AddLink>
      </PageHeader>
      {!groups && <ErrorState message={productGroupMessages.loadFailed} />}
      {groups?.length === 0 && <EmptyState title={productGroupMessages.none} />}
      {rows.length > 0 && (
        <GroupList rows={rows} savedId={savedId} onMove={move} onDelete={setToDelete} />
      )}
      <DeleteDialog
        title="Delete product group"
        question={productGroupMessages.deleteConfirm}
        records={toDelete ? [toDelete] : []}
        nameOf={({ name }) => name}
        api={productGroupApi}
        onClose={() => setToDelete(undefined)}
      />
    </>
  )
}
