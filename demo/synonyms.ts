import type { SynonymInput } from '../contract/search/synonym.ts'

/**
 * What customers call the same thing: in Tamil, in Latin letters as it is usually typed, in English, and
 * by Hindi names that are known in Tamil Nadu. Spellings that only sound alike need no entry.
 */
export const synonyms: SynonymInput[] = [
  set('Oil', 'oil', 'ennai', 'எண்ணெய்', 'எண்ணை', 'ஆயில்', 'tel', 'nune'),
  set(
    'Sesame oil',
    ...['nallennai', 'nalla ennai', 'நல்லெண்ணெய்', 'gingelly oil', 'gingili oil', 'sesame oil'],
    ...['til oil', 'til ka tel', 'ellu ennai', 'எள் எண்ணெய்', 'எள்ளெண்ணெய்', 'nuvvula nune'],
  ),
  set('Sesame', 'sesame', 'ellu', 'எள்', 'எள்ளு', 'til', 'gingelly', 'gingili'),
  set(
    'Groundnut oil',
    ...['kadalai ennai', 'kadalennai', 'கடலை எண்ணெய்', 'groundnut oil', 'peanut oil'],
    ...['verkadalai ennai', 'nilakadalai ennai', 'mungfali tel', 'palli nune'],
  ),
  set(
    'Groundnut',
    ...['groundnut', 'ground nut', 'peanut', 'verkadalai', 'வேர்க்கடலை', 'nilakadalai'],
    ...['நிலக்கடலை', 'kadalai', 'கடலை', 'mallattai', 'மல்லாட்டை', 'mungfali', 'moongphali'],
  ),
  set(
    'Coconut oil',
    ...['thengai ennai', 'தேங்காய் எண்ணெய்', 'coconut oil', 'nariyal tel', 'velichenna', 'kobbari nune'],
  ),
  set('Coconut', 'coconut', 'thengai', 'தேங்காய்', 'nariyal', 'kobbari'),
  set(
    'Virgin coconut oil',
    ...['virgin coconut oil', 'VCO', 'raw coconut oil', 'கன்னித் தேங்காய் எண்ணெய்'],
  ),
  set('Mustard', 'mustard', 'kadugu', 'கடுகு', 'sarson', 'sarso', 'avalu'),
  set(
    'Castor oil',
    ...['castor oil', 'vilakkennai', 'விளக்கெண்ணெய்', 'amanakku ennai', 'ஆமணக்கு எண்ணெய்'],
    ...['arandi tel', 'erandi tel'],
  ),
  set('Neem', 'neem', 'neem oil', 'veppennai', 'வேப்பெண்ணெய்', 'vembu', 'வேம்பு', 'veppa ennai'),
  set('Iluppai oil', 'iluppai', 'இலுப்பை', 'iluppai ennai', 'mahua', 'mahua oil', 'mohwa'),
  set(
    'Lamp oil',
    ...['lamp oil', 'deepam oil', 'தீப எண்ணெய்', 'deepa ennai', 'pooja oil', 'puja oil', 'diya oil'],
  ),
  set(
    'Wood-pressed',
    ...['wood pressed', 'cold pressed', 'marachekku', 'மரச்செக்கு', 'chekku'],
    ...['செக்கு', 'vaagai chekku', 'ghani', 'kachi ghani', 'kolhu'],
  ),
  set('Oil cake', 'punnakku', 'புண்ணாக்கு', 'பிண்ணாக்கு', 'oil cake', 'oilcake', 'khal', 'khali'),
  set('Jaggery', 'jaggery', 'vellam', 'வெல்லம்', 'achu vellam', 'அச்சு வெல்லம்', 'gur', 'bellam'),
  set(
    'Palm jaggery',
    ...['karupatti', 'karuppatti', 'கருப்பட்டி', 'palm jaggery', 'panai vellam', 'பனை வெல்லம்'],
  ),
  set(
    'Country sugar',
    ...['nattu sakkarai', 'nattu sarkarai', 'நாட்டுச் சர்க்கரை', 'நாட்டு சக்கரை', 'country sugar'],
    ...['brown sugar', 'khandsari'],
  ),
  set('Turmeric', 'turmeric', 'manjal', 'மஞ்சள்', 'haldi'),
  set('Ragi', 'ragi', 'ராகி', 'kelvaragu', 'kezhvaragu', 'கேழ்வரகு', 'finger millet', 'nachni'),
  set('Pearl millet', 'kambu', 'கம்பு', 'pearl millet', 'cumbu', 'bajra'),
  set('Foxtail millet', 'thinai', 'தினை', 'foxtail millet', 'kangni'),
  set('Flour', 'flour', 'maavu', 'mavu', 'மாவு'),
  set('Podi', 'podi', 'பொடி', 'powder', 'gunpowder', 'gun powder'),
  set('Gifts', 'gift box', 'gift', 'hamper', 'பரிசு', 'parisu', 'combo'),
]

function set(label: string, ...terms: string[]): SynonymInput {
  return { label, terms }
}
