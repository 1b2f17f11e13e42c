import { unitSpellings } from '../../../contract/packs/unit-spellings.ts'

/**
 * Words that people type around what they look for; they count only in a search that has no others. Synonyms and
 * words of single products, such as `oil`, do not belong here. Normalized.
 */
const fillers = listWords(
  // English.
  'cooking cook edible best better good great quality brand brands branded product products item items use uses',
  'using different kind kinds type types variety varieties company manufacturer manufacturers supplier suppliers',
  'buy buying purchase order ordering shop shopping store stores sale sales seller sell get want need find list',
  'price prices priced rate rates cost costs mrp rs inr rupee rupees cheap cheapest low lowest affordable cash',
  'discount online website near nearby nearest delivery deliver shipping cod available availability stock latest',
  'dealer dealers today now quantity size sizes per where how which what much some any all please pls',
  'for of in with and the a an at to from by is or on me my us our you your i we are do does have around',
  // Tamil, and Tamil typed in Latin letters.
  'சமையல் சமையலுக்கு சிறந்த தரமான விலை விலைகள் விலைக்கு வாங்க வாங்கு வாங்கவும் வாங்கலாம் வேண்டும் வேணும் கடையில்',
  'ஆன்லைன் ஆன்லைனில் ஆர்டர் குறைந்த மலிவு மலிவான ஒரு எங்கே எங்கு என்ன எவ்வளவு கிடைக்கும் கிடைக்குமா அருகில் அருகே',
  'எனக்கு இன்று இன்றைய டெலிவரி பொருள் பொருட்கள்',
  'samayal samaiyal samayalukku sirantha tharamana vilai vaanga vanga venum vendum enge kidaikkum',
)

/** Words for the quality or packaging of goods: names contain them, and they fit most products anyway. */
const qualities = listWords(
  'pure purest purely natural original real genuine organic fresh healthy health home homemade traditional premium',
  'unadulterated chemical free new top daily family kitchen offer offers wholesale retail bulk pack packs',
  'bottle bottles tin tins can cans jar jars pouch pouches packet packets box boxes',
  'சுத்தமான தூய தூய்மையான இயற்கை இயற்கையான நல்ல அசல் உண்மையான ஆரோக்கியமான பாரம்பரிய கலப்படமற்ற புதிய வீட்டு',
  'பாட்டில் டின் பாக்கெட் மொத்த சில்லறை',
  'suthamana sutthamana thooya iyarkai asal nalla',
)

/** Places of the region and large cities, which people add to a search for a product. */
const places = listWords(
  'india indian bharat tamil nadu tamilnadu tn kerala karnataka andhra pradesh telangana puducherry pondicherry',
  'coimbatore kovai pollachi mettupalayam sulur annur valparai tiruppur tirupur avinashi palladam kangeyam kangayam',
  'udumalpet udumalaipettai dharapuram erode gobichettipalayam gobi bhavani salem namakkal karur dindigul palani',
  'nilgiris ooty coonoor chennai madras madurai trichy tiruchirappalli thanjavur tanjore tirunelveli thoothukudi',
  'tuticorin nagercoil kanyakumari theni virudhunagar sivakasi rajapalayam ramanathapuram sivaganga pudukkottai',
  'kumbakonam nagapattinam cuddalore villupuram vellore kanchipuram tiruvallur hosur krishnagiri dharmapuri',
  'palakkad kochi bangalore bengaluru mysore mysuru hyderabad mumbai delhi pune',
  'இந்தியா தமிழ்நாடு தமிழகம் கோயம்புத்தூர் கோவை பொள்ளாச்சி திருப்பூர் ஈரோடு சேலம் நாமக்கல் கரூர் திண்டுக்கல் பழனி',
  'சென்னை மதுரை திருச்சி தஞ்சாவூர் திருநெல்வேலி தூத்துக்குடி கன்னியாகுமரி வேலூர் நீலகிரி ஊட்டி',
)

/** Words that precede the name of a place. */
const beforePlaces = listWords('in near at around from')

/** As in `100% pure`. */
const percentage = /^\p{N}+(?:\.\p{N}+)?%$/u
/** As in `price 2026`. */
const year = /^20\d\d$/
/** A Tamil word with a locative ending: `கோவையில்`. */
const inPlace = /ில்$/u

export function isFiller(literal: string): boolean {
  // A unit without a number means that somebody asks for a price.
  return fillers.has(literal) || unitSpellings.has(literal) || year.test(literal)
}

/** True for a word that is ignored if the search has others. */
export function isGeneral(literal: string): boolean {
  return (
    qualities.has(literal) ||
    places.has(literal) ||
    percentage.test(literal) ||
    inPlace.test(literal)
  )
}

export function comesBeforePlace(literal: string): boolean {
  return beforePlaces.has(literal)
}

function listWords(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.join(' ').split(' '))
}
