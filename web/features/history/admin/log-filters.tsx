import { useNavigate } from 'react-router'
import { auditActions, auditEntities } from '../../../../contract/history/audit-log.ts'
import { replaceQuery } from '../../../lists/use-requested-params.ts'
import { ActiveFilter } from '../../../ui/admin/lists/active-filter.tsx'
import { Checkbox, Field, Input, Select } from '../../../ui/inputs.tsx'
import { actionLabels, entityLabels } from './labels.ts'
import { type LogState, logAddress } from './log-state.ts'

/** Filters by kind, action, author and day; filters that an entry's link has set can be removed. */
export function LogFilters({ state }: { state: LogState }) {
  const navigate = useNavigate()
  const go = (change: Partial<LogState>) => void navigate(logAddress(change, state), replaceQuery)
  return (
    <search className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-6">
      <Field label="Kind" className="col-span-2">
        <Select
          value={state.entity}
          onChange={(event) => go({ entity: event.target.value as LogState['entity'] })}
        >
          <option value="">Everything</option>
          {auditEntities.map((entity) => (
            <option key={entity} value={entity}>
              {entityLabels[entity]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Action" className="col-span-2">
        <Select
          value={state.action}
          onChange={(event) => go({ action: event.target.value as LogState['action'] })}
        >
          <option value="">Everything</option>
          {auditActions.map((action) => (
            <option key={action} value={action}>
              {actionLabels[action]}
            </option>
          ))}
        </Select>
      </Field>
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          label={name === 'from' ? 'From' : 'To'}
          className="col-span-2 sm:col-span-1"
        >
          <Input
            type="date"
            value={state[name]}
            onChange={(event) => go({ [name]: event.target.value })}
          />
        </Field>
      ))}
      {!state.record && (
        <Checkbox
          className="col-span-full"
          checked={state.program === 'shown'}
          onChange={(event) => go({ program: event.target.checked ? 'shown' : '' })}
        >
          Also what the program did by itself
        </Checkbox>
      )}
      {state.record && <ActiveFilter label="One record" onClear={() => go({ record: '' })} />}
      {state.user && <ActiveFilter label="One person" onClear={() => go({ user: '' })} />}
    </search>
  )
}
