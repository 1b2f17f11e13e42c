import { unitSpellings } from '../../../../contract/packs/unit-spellings.ts'

/**
 * Words that people type around what they look for: they never empty a search that has others. Synonyms and
 * words of single products, such as `oil`, are none. Normalized.
 */
const generalWords = new Set(
  [
    // English.
    'cooking cook edible pure purest purely best better good great quality natural original real genuine',
    'organic fresh healthy health home homemade traditional brand brands branded product products item items',
    'buy buying purchase order ordering shop shopping store stores sale sales seller sell get want need find',
    'price prices priced rate rates cost costs mrp rs inr rupee rupees cheap cheapest low lowest affordable',
    'offer offers discount online website near nearby nearest me my us delivery deliver wholesale retail bulk',
    'available availability stock today now new top quantity size sizes pack packs per',
    'for of in with and the a an at to from by is or on what which how much please pls all any some',
    '100% bottle bottles tin tins can cans jar jars pouch pouches packet packets box boxes',
    // Tamil, and Tamil typed in Latin letters.
    'சமையல் சமையலுக்கு சுத்தமான தூய தூய்மையான சிறந்த தரமான இயற்கை இயற்கையான விலை விலைகள் விலைக்கு வாங்க வாங்கு',
    'வாங்கவும் வேண்டும் வேணும் கடையில் ஆன்லைன் ஆன்லைனில் ஆர்டர் குறைந்த பாட்டில் டின் பாக்கெட் மலிவு மலிவான புதிய ஒரு',
    'samayal samaiyal samayalukku suthamana sutthamana thooya sirantha tharamana iyarkai vilai vaanga vanga venum',
    'vendum அசல் asal',
  ]
    .join(' ')
    .split(' '),
)

export function isGeneral(token: string): boolean {
  return generalWords.has(token) || unitSpellings.has(token)
}
