import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'

type TabsProps<Name extends string> = {
  label: string
  tabs: { name: Name; title: string; content: ReactNode }[]
  selected: Name
  onSelect: (name: Name) => void
}

export function Tabs<Name extends string>({ label, tabs, selected, onSelect }: TabsProps<Name>) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(key as Name)}>
      <TabList aria-label={label} className="flex border-b border-line">
        {tabs.map(({ name, title }) => (
          <Tab
            key={name}
            id={name}
            className="grid min-h-11 flex-1 cursor-pointer place-content-center border-b-2 border-transparent px-3 text-center text-sm font-semibold text-ink-soft outline-none data-focus-visible:outline-3 data-focus-visible:outline-gold data-selected:border-gold data-selected:text-ink md:flex-none md:px-5"
          >
            {title}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ name, content }) => (
        <TabPanel key={name} id={name} className="pt-4 outline-none">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
