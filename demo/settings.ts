import type { SavedSettings } from '../contract/settings/settings.ts'

/** What the demo shop says of itself beyond the `SITE_…` variables. */
export const settings: SavedSettings = {
  specialDays: [
    { date: '2027-01-14', spans: [], note: 'Pongal', noteTa: 'பொங்கல்' },
    { date: '2027-01-15', spans: [], note: 'Mattu Pongal', noteTa: 'மாட்டுப் பொங்கல்' },
    {
      date: '2027-01-16',
      spans: [{ opens: '09:00', closes: '13:00' }],
      note: 'Kaanum Pongal',
      noteTa: 'காணும் பொங்கல்',
    },
  ],
  label: {
    makerName: 'Vaagai Wood-Pressed Oils',
    makerAddress: '14 Chekku Street, Annur, Coimbatore District, Tamil Nadu 641653',
    fssai: '12419001000123',
    fssaiUntil: '',
    fssaiFeeDue: '2028-03-31',
    careName: 'Meena Ravi',
    carePhone: '+91 98765 43210',
    careEmail: 'vanakkam@vaagai.example',
  },
  priceList: {
    title: 'Price list',
    titleTa: 'விலைப் பட்டியல்',
    note: 'All prices include taxes.',
    noteTa: '',
    hideOutOfStock: false,
  },
}
