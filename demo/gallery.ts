import type { GalleryRecord } from './records.ts'

const items: Omit<GalleryRecord, 'order'>[] = [
  {
    key: 'marachekku',
    title: 'The marachekku, turning since 1975',
    titleTa: '1975 முதல் சுழலும் மரச்செக்கு',
    description:
      'A mortar of granite, a pestle of vaagai wood and a long beam that goes round a dozen times a minute. Slow enough that the oil leaves the press no warmer than the day.',
    descriptionTa:
      'கருங்கல் உரல், வாகை மர உலக்கை, நிமிடத்துக்குப் பன்னிரண்டு முறை சுற்றும் நீண்ட மரம். மெதுவாகச் சுற்றுவதால் எண்ணெய் அன்றைய வெயிலைவிடச் சூடாவதில்லை.',
    category: 'The Press',
    isPopular: true,
  },
  {
    key: 'bullock',
    title: 'Round and round with the bullock',
    titleTa: 'காளையுடன் சுற்றிச் சுற்றி',
    description:
      'Twice a year, for Pongal and for Aadi, we yoke a Kangayam bullock to the old beam, as the first press was driven, and press a small batch for our neighbours.',
    descriptionTa:
      'முதல் செக்கை ஓட்டியதைப் போலவே, பொங்கலுக்கும் ஆடிக்கும் என ஆண்டுக்கு இருமுறை ஒரு காங்கேயம் காளையைப் பழைய செக்கில் பூட்டி, அக்கம்பக்கத்தினருக்காகக் கொஞ்சம் ஆட்டுகிறோம்.',
    category: 'The Press',
    isPopular: true,
  },
  {
    key: 'first-drip',
    title: 'The first oil of the morning',
    titleTa: 'காலையின் முதல் எண்ணெய்',
    description:
      'Kadalai ennai running from the spout into the brass uruli. It stands for three days before anyone thinks of bottling it.',
    descriptionTa:
      'செக்கிலிருந்து பித்தளை உருளியில் விழும் கடலை எண்ணெய். மூன்று நாட்கள் தெளிந்த பிறகுதான் பாட்டிலில் நிரப்புவோம்.',
    category: { category: 'groundnut' },
    isPopular: true,
  },
  {
    key: 'drying-yard',
    title: 'Groundnut in the drying yard',
    titleTa: 'களத்தில் காயும் நிலக்கடலை',
    description:
      'Four days of sun on a swept kalam. The pods are turned by hand every two hours, and they are ready when they rattle.',
    descriptionTa:
      'பெருக்கிய களத்தில் நான்கு நாள் வெயில். இரண்டு மணி நேரத்துக்கு ஒருமுறை கையால் கிளறுகிறோம்; குலுக்கும்போது சத்தம் வந்தால் தயார்.',
    category: { category: 'groundnut' },
  },
  {
    key: 'coconut-grove',
    title: 'Coconut grove below the Ghats',
    titleTa: 'மலையடிவாரத் தென்னந்தோப்பு',
    description:
      'Our coconuts come from groves near Pollachi, where the wind through the Palghat Gap keeps the palms cool.',
    descriptionTa:
      'எங்கள் தேங்காய்கள் பொள்ளாச்சி அருகிலுள்ள தோப்புகளிலிருந்து வருகின்றன; பாலக்காட்டுக் கணவாய்க் காற்று அங்கே தென்னைகளைக் குளிர்ச்சியாக வைத்திருக்கும்.',
    category: 'Farms',
    isPopular: true,
  },
  {
    key: 'sesame-field',
    title: 'Sesame in bloom',
    titleTa: 'பூத்த எள் வயல்',
    description:
      'Ellu flowers for about three weeks in the red soil. The bees know it before we do.',
    descriptionTa: 'செம்மண்ணில் எள் மூன்று வாரம் பூக்கும். எங்களுக்கு முன்பே தேனீக்களுக்குத் தெரிந்துவிடும்.',
    category: { category: 'sesame', subcategory: 'nallennai' },
    isPopular: true,
  },
  {
    key: 'harvest',
    title: 'Groundnut harvest',
    titleTa: 'நிலக்கடலை அறுவடை',
    description:
      'The whole plant is lifted, shaken and turned over to dry. Everybody in the village knows somebody in this field.',
    descriptionTa:
      'செடியை முழுவதுமாகப் பிடுங்கி, உதறி, காயக் கவிழ்த்து வைப்பார்கள். ஊரில் ஒவ்வொருவருக்கும் தெரிந்த ஒருவராவது இந்த வயலில் இருப்பார்.',
    category: 'Farms',
  },
  {
    key: 'family-1975',
    title: 'The family at the mill, 1975',
    titleTa: '1975-இல் செக்கின் முன் குடும்பம்',
    description:
      'Grandfather, grandmother and the first hired hand in front of the mill, the week it opened. The vaagai tree on the right is still there.',
    descriptionTa:
      'செக்கு தொடங்கிய வாரத்தில் அதன் முன் தாத்தா, பாட்டி, முதல் வேலையாள். வலப்பக்கம் உள்ள வாகை மரம் இன்றும் இருக்கிறது.',
    category: 'People',
    isPopular: true,
  },
  {
    key: 'sorting',
    title: 'Sorting by hand',
    titleTa: 'கையால் பொறுக்குதல்',
    description:
      'Before anything is pressed it is winnowed on the muram and looked over. A bad nut spoils a batch, and no machine has found one yet that our women missed.',
    descriptionTa:
      'ஆட்டுவதற்கு முன் முறத்தில் புடைத்துப் பார்ப்போம். ஒரு கெட்ட கடலை முழு எண்ணெயையும் கெடுத்துவிடும்; எங்கள் பெண்கள் தவறவிட்டதை எந்த இயந்திரமும் இதுவரை கண்டுபிடித்ததில்லை.',
    category: 'People',
  },
  {
    key: 'cloth-filter',
    title: 'Settled, then strained through cloth',
    titleTa: 'தெளிய வைத்து, துணியில் வடிகட்டியது',
    description:
      'No chemicals and no bleaching earth: the oil rests in steel for days and is strained through folded cotton.',
    descriptionTa:
      'ரசாயனமோ வெளுப்பு மண்ணோ இல்லை: எண்ணெயை எவர்சில்வர் பாத்திரத்தில் பல நாட்கள் தெளிய வைத்து, மடித்த பருத்தித் துணியில் வடிகட்டுகிறோம்.',
    category: 'Packing',
  },
  {
    key: 'packing-tins',
    title: 'Packing the fifteen-kilo tins',
    titleTa: 'பதினைந்து கிலோ டின் நிரப்புதல்',
    description:
      'For hotels, wedding kitchens and families who buy once a season. Every tin carries its pressing date.',
    descriptionTa:
      'ஓட்டல்களுக்கும், கல்யாணச் சமையலுக்கும், பருவத்துக்கு ஒருமுறை வாங்கும் குடும்பங்களுக்கும். ஒவ்வொரு டின்னிலும் ஆட்டிய தேதி இருக்கும்.',
    category: 'Packing',
  },
  {
    key: 'copra',
    title: 'Copra drying under the sun',
    titleTa: 'வெயிலில் காயும் கொப்பரை',
    description:
      'Halved coconuts lie for a week until the kernel shrinks from the shell. Only the white ones go into the press.',
    descriptionTa:
      'உடைத்த தேங்காய்கள், பருப்பு ஓட்டிலிருந்து விலகும் வரை ஒரு வாரம் வெயிலில் காயும். வெள்ளையானவை மட்டுமே செக்குக்குப் போகும்.',
    category: { category: 'coconut' },
  },
  {
    key: 'lamp',
    title: 'A lamp lit with nallennai',
    titleTa: 'நல்லெண்ணெய் விளக்கு',
    description: 'Karthigai evening at the mill. Sesame oil burns slowly and with a steady flame.',
    descriptionTa: 'செக்கில் கார்த்திகை மாலை. நல்லெண்ணெய் மெதுவாக, சீரான சுடருடன் எரியும்.',
    category: { category: 'specialty', subcategory: 'lamp-oils' },
    isPopular: true,
  },
  {
    key: 'market',
    title: 'At the Sunday uzhavar sandhai',
    titleTa: 'ஞாயிறு உழவர் சந்தையில்',
    description:
      'Our stall at the farmers’ market, where you can bring your own bottle and have it filled.',
    descriptionTa: 'உழவர் சந்தையில் எங்கள் கடை; உங்கள் பாட்டிலைக் கொண்டு வந்து நிரப்பிக்கொள்ளலாம்.',
    category: 'Market & Tasting',
  },
  {
    key: 'tasting',
    title: 'The tasting table',
    titleTa: 'சுவைத்துப் பார்க்கும் மேசை',
    description:
      'Idli, podi and five oils in brass bowls. Visitors to the mill are asked to guess which is which.',
    descriptionTa:
      'இட்லி, பொடி, பித்தளைக் கிண்ணங்களில் ஐந்து எண்ணெய்கள். எது எந்த எண்ணெய் என்று வருகிறவர்களைக் கண்டுபிடிக்கச் சொல்வோம்.',
    category: 'Market & Tasting',
  },
  {
    key: 'karupatti',
    title: 'Karupatti, still warm',
    titleTa: 'சூடு ஆறாத கருப்பட்டி',
    description:
      'Palm jaggery set in coconut shells, from a family near Udangudi who have boiled padhaneer for three generations.',
    descriptionTa:
      'தேங்காய்ச் சிரட்டைகளில் உறைந்த கருப்பட்டி. உடன்குடி அருகே மூன்று தலைமுறையாகப் பதநீர் காய்ச்சும் ஒரு குடும்பம் செய்தது.',
    category: { category: 'sweeteners' },
  },
]

/** In the order of this file. */
export const gallery: GalleryRecord[] = items.map((item, index) => ({
  ...item,
  order: 10 * (index + 1),
}))
