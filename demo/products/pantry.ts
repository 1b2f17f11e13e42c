import type { ProductRecord } from '../records.ts'

export const pantry: ProductRecord[] = [
  {
    key: 'nattu-sakkarai-1kg',
    name: 'Nattu Sakkarai 1 kg',
    category: 'sweeteners',
    description:
      'Unrefined cane sugar, boiled in open pans near Kavindapadi and broken down by hand. It is the colour of wet earth, smells of molasses and is never quite dry. Stir it into filter coffee, payasam and panakam.',
    descriptionTa:
      'கவுந்தப்பாடி அருகே பெரிய வாணலிகளில் கரும்புச்சாற்றைக் காய்ச்சி, கையால் உடைத்த நாட்டுச் சர்க்கரை. ஈர மண்ணின் நிறம், வெல்லப்பாகின் வாசனை, எப்போதும் கொஞ்சம் ஈரமாகவே இருக்கும். ஃபில்டர் காபி, பாயசம், பானகத்தில் கலக்கலாம்.',
    price: 98,
    featured: true,
    isBestSeller: true,
    size: '1 kg',
    nameTa: 'நாட்டுச் சர்க்கரை',
    packAmount: 1,
    packUnit: 'kg',
    benefits: 'Boiled without hydros or bleach\nDissolves quickly\nFrom one village',
    benefitsTa: 'ஹைட்ரோஸ், வெளுப்பான் இல்லாமல் காய்ச்சியது\nவிரைவில் கரையும்\nஒரே ஊரில் செய்தது',
  },
  {
    key: 'karupatti-500g',
    name: 'Karupatti (Palm Jaggery) 500 g',
    category: 'sweeteners',
    description:
      'Padhaneer from palmyra palms near Udangudi, boiled down over palm-leaf fires and set in coconut shells. Smoky, dark and less sweet than cane. We use the same karupatti in our press when the sesame goes in.',
    descriptionTa:
      'உடன்குடி அருகே பனை மரங்களில் இறக்கிய பதநீரைப் பனையோலைத் தீயில் காய்ச்சி, தேங்காய்ச் சிரட்டைகளில் ஊற்றி உறைய வைத்தது. புகை மணம், கருப்பு நிறம், கரும்பு வெல்லத்தைவிட இனிப்பு குறைவு. எள் ஆட்டும்போது எங்கள் செக்கிலும் இதே கருப்பட்டியைத்தான் சேர்க்கிறோம்.',
    price: 245,
    featured: true,
    size: '500 g',
    nameTa: 'கருப்பட்டி',
    packAmount: 500,
    packUnit: 'g',
    benefits: 'Set in coconut shells\nNothing but palm sap\nSuits coffee, paniyaram and sukku tea',
    benefitsTa: 'தேங்காய்ச் சிரட்டையில் உறைந்தது\nபதநீர் மட்டுமே\nகாபி, பணியாரம், சுக்கு டீக்கு ஏற்றது',
  },
  {
    key: 'achu-vellam-1kg',
    name: 'Achu Vellam (Jaggery Cubes) 1 kg',
    category: 'sweeteners',
    description:
      'Small cubes of cane jaggery from wooden moulds, each about the right size for one tumbler of milk. Golden brown rather than yellow, since no colouring goes in. Pongal does not happen without it.',
    descriptionTa:
      'மர அச்சில் வார்த்த சின்னச் சின்ன வெல்லக் கட்டிகள்; ஒரு டம்ளர் பாலுக்கு ஒன்று போதும். நிறம் எதுவும் சேர்க்காததால் மஞ்சளாக இல்லாமல் பொன் பழுப்பாக இருக்கும். இது இல்லாமல் பொங்கல் இல்லை.',
    price: 92.5,
    size: '1 kg',
    nameTa: 'அச்சு வெல்லம்',
    packAmount: 1,
    packUnit: 'kg',
    benefits: 'Set in wooden moulds\nNo colouring\nEasy to portion',
    benefitsTa: 'மர அச்சில் வார்த்தது\nநிறம் சேர்க்காதது\nஅளந்து போட எளிது',
  },
  {
    key: 'ragi-flour-1kg',
    name: 'Ragi Flour 1 kg',
    category: 'millets',
    subcategory: 'flours',
    description:
      'Kezhvaragu washed, sun-dried and ground on stone, with the bran kept in. For kali and koozh in summer, and for soft rotti all year. Milled every Tuesday and packed on Wednesday.',
    descriptionTa:
      'கேழ்வரகைக் கழுவி, வெயிலில் காய வைத்து, தவிடு நீக்காமல் கல்லில் அரைத்தது. கோடையில் களிக்கும் கூழுக்கும், ஆண்டு முழுவதும் மென்மையான ரொட்டிக்கும். செவ்வாய்தோறும் அரைத்துப் புதனன்று பேக் செய்கிறோம்.',
    price: 74,
    size: '1 kg',
    nameTa: 'ராகி மாவு',
    packAmount: 1,
    packUnit: 'kg',
    benefits: 'Stone-ground with the bran\nMilled weekly\nNaturally without wheat',
    benefitsTa: 'தவிடுடன் கல்லில் அரைத்தது\nவாரந்தோறும் அரைப்பது\nஇயல்பாகவே கோதுமை இல்லாதது',
  },
  {
    key: 'kambu-1kg',
    name: 'Kambu (Pearl Millet) 1 kg',
    category: 'millets',
    subcategory: 'whole-millets',
    description:
      'Grey-green kambu from dry fields around Avinashi, cleaned and stone-picked. Pound it coarse for kambu koozh, or soak it overnight with urad for a darker, nuttier dosai.',
    descriptionTa:
      'அவிநாசி சுற்றுவட்டார மானாவாரி நிலங்களில் விளைந்த கம்பு; சுத்தம் செய்து கல் பொறுக்கியது. கம்பங்கூழுக்குக் கொரகொரப்பாக இடிக்கலாம், அல்லது உளுந்துடன் இரவு ஊற வைத்துத் தோசை சுடலாம்.',
    price: 68,
    size: '1 kg',
    nameTa: 'கம்பு',
    packAmount: 1,
    packUnit: 'kg',
    benefits: 'Grown without irrigation\nCleaned and stone-picked\nCloth bag to keep',
    benefitsTa: 'மானாவாரியில் விளைந்தது\nசுத்தம் செய்து கல் பொறுக்கியது\nதுணிப்பை உங்களுக்கே',
  },
  {
    key: 'thinai-1kg',
    name: 'Thinai (Foxtail Millet) 1 kg',
    category: 'millets',
    subcategory: 'whole-millets',
    description:
      'Small golden grains that cook in fifteen minutes and take a tempering as well as rice does. The old hill people ate it with honey; we like it as pongal with plenty of pepper.',
    descriptionTa:
      'பதினைந்து நிமிடத்தில் வேகும் சின்னப் பொன் மணிகள்; தாளித்தால் அரிசியைப் போலவே சுவைக்கும். மலை மக்கள் தேனுடன் சாப்பிட்டார்கள்; எங்களுக்கு மிளகு தூக்கலாகப் போட்ட பொங்கல் பிடிக்கும்.',
    price: 118,
    originalPrice: 125,
    size: '1 kg',
    nameTa: 'தினை',
    packAmount: 1,
    packUnit: 'kg',
    benefits: 'Cooks in 15 minutes\nCleaned and stone-picked\nCloth bag to keep',
    benefitsTa: '15 நிமிடத்தில் வேகும்\nசுத்தம் செய்து கல் பொறுக்கியது\nதுணிப்பை உங்களுக்கே',
  },
  {
    key: 'idli-podi-200g',
    name: 'Idli Podi 200 g',
    category: 'podi',
    description:
      'Urad, chana, red chillies and black sesame, roasted one after the other in an iron pan and ground coarse, so there is something to bite on. Make a well, pour in nallennai, and do not be shy.',
    descriptionTa:
      'உளுந்து, கடலைப் பருப்பு, மிளகாய் வற்றல், கருப்பு எள் ஆகியவற்றை இரும்பு வாணலியில் தனித்தனியே வறுத்து, வாயில் கடிபடும்படி கொரகொரப்பாக அரைத்தது. குழி செய்து நல்லெண்ணெயைத் தாராளமாக ஊற்றுங்கள்.',
    price: 120,
    featured: true,
    isBestSeller: true,
    size: '200 g',
    nameTa: 'இட்லிப் பொடி',
    packAmount: 200,
    packUnit: 'g',
    benefits: 'Ground coarse, medium hot\nRoasted in small batches\nNo garlic, no colour',
    benefitsTa: 'கொரகொரப்பாக அரைத்தது, நடுத்தரக் காரம்\nசிறிது சிறிதாக வறுத்தது\nபூண்டு இல்லை, நிறம் சேர்க்காதது',
  },
  {
    key: 'ellu-podi-200g',
    name: 'Ellu Podi (Sesame) 200 g',
    category: 'podi',
    description:
      'Black sesame roasted until it begins to jump, then ground with curry leaf, chilli and a pinch of perungayam. Mixed with hot rice it makes ellu sadam in the time it takes to warm the plate.',
    descriptionTa:
      'வெடிக்கத் தொடங்கும் வரை வறுத்த கருப்பு எள்ளுடன் கறிவேப்பிலை, மிளகாய், ஒரு சிட்டிகை பெருங்காயம் சேர்த்து அரைத்தது. சூடான சாதத்தில் கலந்தால் நொடியில் எள்ளுச் சாதம் தயார்.',
    price: 135,
    size: '200 g',
    nameTa: 'எள்ளுப் பொடி',
    packAmount: 200,
    packUnit: 'g',
    benefits: 'Our own black sesame\nRoasted in small batches\nMild heat',
    benefitsTa: 'எங்கள் கருப்பு எள்\nசிறிது சிறிதாக வறுத்தது\nகாரம் குறைவு',
  },
  {
    key: 'erode-manjal-250g',
    name: 'Erode Manjal (Turmeric) 250 g',
    category: 'podi',
    description:
      'Finger turmeric from Erode, boiled, dried and polished in the old drum, then ground slowly so that it stays cool. Deep orange-yellow with an earthy smell. Half a spoon does the work of a whole one.',
    descriptionTa:
      'ஈரோட்டு விரலி மஞ்சளை வேக வைத்து, காய வைத்து, பழைய உருளையில் மெருகேற்றி, சூடாகாமல் மெதுவாக அரைத்தது. அடர் மஞ்சள் நிறம், மண் வாசனை. ஒரு கரண்டிக்குப் பதில் அரைக் கரண்டி போதும்.',
    price: 78.5,
    size: '250 g',
    nameTa: 'ஈரோடு மஞ்சள்',
    packAmount: 250,
    packUnit: 'g',
    benefits: 'From Erode’s own growers\nDeep colour\nNothing mixed in',
    benefitsTa: 'ஈரோட்டு விவசாயிகளிடமிருந்து\nஅடர் நிறம்\nஎதுவும் கலக்காதது',
  },
]
