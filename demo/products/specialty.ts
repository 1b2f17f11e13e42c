import type { ProductRecord } from '../records.ts'

export const specialtyOils: ProductRecord[] = [
  {
    key: 'mustard-500ml',
    name: 'Mustard Oil 500 ml',
    category: 'specialty',
    subcategory: 'kitchen-oils',
    description:
      'Kadugu ennai with its bite left in. Small dark mustard seed goes through the marachekku slowly, so the pungency comes up in the pan and not in the press. Heat it until it just begins to smoke, let it calm down, then cook: fish, greens and mango pickle are grateful for it.',
    descriptionTa:
      'காரம் குறையாத கடுகு எண்ணெய். சிறிய கருங்கடுகை மரச்செக்கில் மெதுவாக ஆட்டுவதால் அதன் காரம் செக்கில் போகாமல் வாணலியில் தெரியும். லேசாகப் புகை வரும் வரை காய வைத்து, கொஞ்சம் ஆறிய பின் சமையுங்கள்: மீன், கீரை, மாங்காய் ஊறுகாய்க்கு ஏற்றது.',
    price: 198,
    size: '500 ml',
    nameTa: 'கடுகு எண்ணெய்',
    packAmount: 500,
    packUnit: 'ml',
    packMass: 455,
    group: 'mustard',
    benefits:
      'Full pungency\nSuits pickles, fish and greens\nUnrefined: settled and cloth-filtered only',
    benefitsTa:
      'முழுக் காரம்\nஊறுகாய், மீன், கீரைக்கு ஏற்றது\nரீஃபைன் செய்யாதது: தெளிய வைத்துத் துணியில் வடிகட்டியது மட்டுமே',
  },
  {
    key: 'castor-500ml',
    name: 'Castor Oil 500 ml',
    category: 'specialty',
    subcategory: 'lamp-oils',
    description:
      'Vilakkennai: thick, pale and slow to pour. Traditionally it greased the cart axle, fed the night lamp and kept stored pulses from weevils; a spoonful rubbed through ten kilos of thuvaram paruppu still does. For household and external use.',
    descriptionTa:
      'கெட்டியான, வெளிர் நிற விளக்கெண்ணெய்; மெதுவாகத்தான் வடியும். முன்பு வண்டி அச்சுக்கும், இரவு விளக்குக்கும், பருப்பில் வண்டு வராமல் இருக்கவும் இதைத்தான் பயன்படுத்தினார்கள்; பத்து கிலோ துவரம் பருப்புக்கு ஒரு கரண்டி தடவினால் இன்றும் போதும். வீட்டு உபயோகத்துக்கும் வெளிப்பூச்சுக்கும் மட்டும்.',
    price: 265,
    size: '500 ml',
    nameTa: 'விளக்கெண்ணெய்',
    packAmount: 500,
    packUnit: 'ml',
    packMass: 480,
    group: 'castor',
    benefits:
      'Coats pulses and grains for storage\nSlow, steady burn in lamps\nFor household and external use',
    benefitsTa:
      'பருப்பு, தானியங்களைச் சேமிக்கத் தடவலாம்\nவிளக்கில் மெதுவாக, சீராக எரியும்\nவீட்டு உபயோகத்துக்கும் வெளிப்பூச்சுக்கும் மட்டும்',
  },
  {
    key: 'neem-200ml',
    name: 'Neem Oil 200 ml',
    category: 'specialty',
    subcategory: 'lamp-oils',
    description:
      'Veppennai from neem fruit gathered in the village in June and July, when the ground under the trees is yellow with them. Dark, bitter and strong in smell, as it should be. A few drops in water with a little soap make a spray for the roses. Not for cooking.',
    descriptionTa:
      'ஆனி, ஆடி மாதங்களில் மரத்தடி முழுவதும் மஞ்சளாக உதிரும் வேப்பம்பழங்களை ஊரிலேயே சேகரித்து ஆட்டிய வேப்பெண்ணெய். அடர் நிறம், கசப்பு, கடுமையான வாசனை: அதன் இயல்பே அதுதான். தண்ணீரில் கொஞ்சம் சோப்புடன் சில துளிகள் கலந்து ரோஜாச் செடிகளுக்குத் தெளிக்கலாம். சமையலுக்கு அல்ல.',
    price: 175,
    size: '200 ml',
    nameTa: 'வேப்பெண்ணெய்',
    packAmount: 200,
    packUnit: 'ml',
    packMass: 184,
    group: 'neem',
    benefits: 'For garden and lamps\nStrong natural smell\nNot for cooking',
    benefitsTa: 'தோட்டத்துக்கும் விளக்குக்கும்\nகடுமையான இயற்கை வாசனை\nசமையலுக்கு அல்ல',
  },
  {
    key: 'iluppai-500ml',
    name: 'Iluppai Lamp Oil 500 ml',
    category: 'specialty',
    subcategory: 'lamp-oils',
    description:
      'Iluppai (mahua) was the temple lamp oil of the Kongu country long before there were refineries. The seed is collected by a women’s group in the Sathyamangalam foothills, and we press it once a year. For lamps only.',
    descriptionTa:
      'ரீஃபைன் ஆலைகள் வருவதற்கு வெகு காலம் முன்பே கொங்கு நாட்டுக் கோயில் விளக்குகளில் எரிந்தது இலுப்பை எண்ணெய். சத்தியமங்கலம் மலையடிவாரத்தில் ஒரு பெண்கள் குழு சேகரிக்கும் விதைகளை ஆண்டுக்கு ஒருமுறை ஆட்டுகிறோம். விளக்கு ஏற்ற மட்டும்.',
    price: 219,
    inStock: false,
    size: '500 ml',
    nameTa: 'இலுப்பை எண்ணெய்',
    packAmount: 500,
    packUnit: 'ml',
    packMass: 450,
    group: 'iluppai',
    benefits: 'Steady flame, little soot\nPressed once a year\nFor lamps only',
    benefitsTa: 'சீரான சுடர், புகை குறைவு\nஆண்டுக்கு ஒருமுறை ஆட்டுவது\nவிளக்கு ஏற்ற மட்டும்',
  },
  {
    key: 'deepam-1l',
    name: 'Deepam Lamp Oil 1 L',
    category: 'specialty',
    subcategory: 'lamp-oils',
    description:
      'Five oils in one bottle for the household lamp: sesame, coconut, castor, neem and iluppai, each pressed by us and named on the label. It gives a calm golden flame and hardly blackens the brass. For lamps only.',
    descriptionTa:
      'வீட்டு விளக்குக்கு ஒரே பாட்டிலில் ஐந்து எண்ணெய்கள்: நல்லெண்ணெய், தேங்காய் எண்ணெய், விளக்கெண்ணெய், வேப்பெண்ணெய், இலுப்பை எண்ணெய். எல்லாவற்றையும் நாங்களே ஆட்டி, பெயர்களை லேபிளில் எழுதியுள்ளோம். அமைதியான பொன் சுடர் தரும்; பித்தளை விளக்கு அதிகம் கறுக்காது. விளக்கு ஏற்ற மட்டும்.',
    price: 285,
    originalPrice: 320,
    featured: true,
    size: '1 L',
    nameTa: 'தீப எண்ணெய்',
    packAmount: 1,
    packUnit: 'l',
    packMass: 920,
    group: 'deepam',
    benefits: 'Five pressed oils, no paraffin\nSteady flame, little soot\nFor lamps only',
    benefitsTa: 'நாங்கள் ஆட்டிய ஐந்து எண்ணெய்கள், பாரஃபின் இல்லை\nசீரான சுடர், புகை குறைவு\nவிளக்கு ஏற்ற மட்டும்',
  },
]
