import type {
  SavedSettings,
  SettingsUpdate,
  ShopSettings,
} from '../../../contract/settings/settings.ts'

/** Settings to save: everything that was sent, including values equal to the default, but no `null`. */
export function changeSettings(
  saved: SavedSettings,
  update: SettingsUpdate,
  inForce: ShopSettings,
): SavedSettings {
  const changed = Object.entries({ ...saved, ...update }).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(changed), ...dropOldLines(inForce, update) }
}

const namesInLines = [
  ['name', 'shortName', 'nameLine'],
  ['nameTa', 'shortNameTa', 'nameLineTa'],
] as const

/** Drops lines that only split a name, because beside a new name they would still show the old one. */
function dropOldLines(inForce: ShopSettings, update: SettingsUpdate): SavedSettings {
  const dropped = namesInLines.flatMap(([name, ...lines]) => {
    const isNew = name in update && update[name] !== inForce[name]
    const isOldName = lines.map((line) => inForce[line]).join(' ') === inForce[name]
    const areKept = lines.every((line) => (update[line] ?? inForce[line]) === inForce[line])
    return isNew && isOldName && areKept ? lines : []
  })
  return Object.fromEntries(dropped.map((line) => [line, '']))
}

/** Settings that are public. */
export function toPublicSettings<S extends Pick<ShopSettings, 'label'>>(settings: S): S {
  const { fssaiFeeDue: _, ...label } = settings.label
  return { ...settings, label }
}
