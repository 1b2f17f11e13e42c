import type { ShownVisibility } from '../../../contract/visibility/visibility.ts'
import { describeVisibility } from '../../forms/visibility-values.ts'
import { Badge } from '../badge.tsx'

/** Why only staff see a record of a list; nothing where everybody does. */
export function VisibilityBadge({ record }: { record: ShownVisibility }) {
  const words = describeVisibility(record)
  return words && <Badge tone="honey">{words}</Badge>
}
