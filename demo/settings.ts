import type { SavedSettings } from '../contract/settings/settings.ts'
import { answers } from './answers.ts'
import { story } from './story.ts'

/** Facts of the demo shop beyond the `SITE_…` variables. */
export const settings: SavedSettings = {
  nameTa: 'வாகை மரச்செக்கு எண்ணெய்',
  shortName: 'Vaagai',
  shortNameTa: 'வாகை',
  nameLine: 'Wood-Pressed Oils',
  nameLineTa: 'மரச்செக்கு எண்ணெய்',
  addressTa: '14, செக்கு வீதி, அன்னூர், கோயம்புத்தூர் மாவட்டம், தமிழ்நாடு 641653, இந்தியா',
  story,
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
    noteTa: 'எல்லா விலைகளும் வரி உட்பட.',
    hideOutOfStock: false,
  },
  answers,
  delivery: {
    packing: 10,
    note: 'Oil travels in tins and padded bottles.',
    noteTa: 'எண்ணெயை டின்னிலும், பாதுகாப்பாகச் சுற்றிய பாட்டிலிலும் அனுப்புகிறோம்.',
    zones: [
      {
        name: 'Coimbatore',
        nameTa: 'கோயம்புத்தூர்',
        prefixes: ['641', '642'],
        slabs: [
          { upTo: 2000, charge: 40 },
          { upTo: 5000, charge: 60 },
          { upTo: 16_000, charge: 120 },
        ],
        perKgBeyond: 8,
        freeFrom: 2500,
        days: [1, 2],
        by: '',
      },
      {
        name: 'Tamil Nadu',
        nameTa: 'தமிழ்நாடு',
        prefixes: ['60', '61', '62', '63', '64'],
        slabs: [
          { upTo: 1000, charge: 60 },
          { upTo: 5000, charge: 110 },
          { upTo: 16_000, charge: 240 },
        ],
        perKgBeyond: 14,
        freeFrom: 5000,
        days: [2, 3],
        by: 'ST Courier',
      },
      {
        name: 'The South',
        nameTa: 'தென்னிந்தியா',
        prefixes: ['50', '51', '52', '53', '56', '57', '58', '59', '67', '68', '69'],
        slabs: [
          { upTo: 1000, charge: 90 },
          { upTo: 5000, charge: 180 },
        ],
        perKgBeyond: 32,
        days: [3, 5],
        by: 'ST Courier',
      },
      {
        name: 'The rest of India',
        nameTa: 'இந்தியாவின் மற்ற பகுதிகள்',
        prefixes: ['1', '2', '3', '4', '7', '8'],
        slabs: [
          { upTo: 1000, charge: 140 },
          { upTo: 5000, charge: 320 },
        ],
        days: [5, 8],
        by: 'India Post',
      },
    ],
  },
}
