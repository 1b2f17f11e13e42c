import type { ProductRecord } from '../records.ts'

const shared = {
  nameTa: 'மரச்செக்கு நல்லெண்ணெய்',
  group: 'sesame',
  category: 'sesame',
  subcategory: 'nallennai',
  benefits:
    'Pressed with karupatti, as tradition has it\nSuits kuzhambu, pickles and idli podi\nUnrefined: settled and cloth-filtered only',
  benefitsTa:
    'வழக்கம்போல் கருப்பட்டி சேர்த்து ஆட்டியது\nகுழம்பு, ஊறுகாய், இட்லிப் பொடிக்கு ஏற்றது\nரீஃபைன் செய்யாதது: தெளிய வைத்துத் துணியில் வடிகட்டியது மட்டுமே',
}

export const sesameOils: ProductRecord[] = [
  {
    ...shared,
    key: 'sesame-1l',
    name: 'Nallennai (Sesame Oil) 1 L',
    description:
      'Nallennai means “the good oil”, and we press it with that in mind. Black sesame from Erode and Karur goes into the marachekku with a little karupatti, which helps the oil to separate and rounds off its bitterness. Deep amber, nutty and faintly sweet: the oil for vatha kuzhambu, for pickles, and for the well in a heap of idli podi.',
    descriptionTa:
      'நல்லெண்ணெய் என்றால் “நல்ல எண்ணெய்”; அந்தப் பெயருக்கு ஏற்பவே ஆட்டுகிறோம். ஈரோடு, கரூர் பகுதிகளின் கருப்பு எள்ளுடன் கொஞ்சம் கருப்பட்டி சேர்த்து மரச்செக்கில் ஆட்டுகிறோம்; அது எண்ணெய் பிரிய உதவும், கசப்பையும் குறைக்கும். அடர் பொன் நிறம், எள் மணம், லேசான இனிப்பு. வத்தக் குழம்புக்கும், ஊறுகாய்க்கும், இட்லிப் பொடியில் குழி செய்து ஊற்றவும் ஏற்ற எண்ணெய்.',
    price: 565,
    featured: true,
    isBestSeller: true,
    size: '1 L',
    packAmount: 1,
    packUnit: 'l',
    packMass: 918,
    extraPictures: [
      {
        file: 'gallery/sesame-field',
        kind: 'seed',
        alt: 'Sesame in bloom',
        altTa: 'பூத்த எள் வயல்',
      },
      {
        file: 'gallery/lamp',
        kind: 'use',
        alt: 'Lamps lit with sesame oil',
        altTa: 'நல்லெண்ணெய் விளக்குகள்',
      },
    ],
  },
  {
    ...shared,
    key: 'sesame-500ml',
    name: 'Nallennai (Sesame Oil) 500 ml',
    description:
      'Half a litre of black-sesame nallennai, pressed with karupatti and strained through cotton. A spoon over hot rice and paruppu is the quickest way to know whether a sesame oil is honest. Ours stays clear after the third day without any bleaching.',
    descriptionTa:
      'கருப்பட்டி சேர்த்து ஆட்டி, பருத்தித் துணியில் வடிகட்டிய அரை லிட்டர் கருப்பு எள் நல்லெண்ணெய். எண்ணெய் உண்மையானதா என்று அறிய, சூடான பருப்புச் சாதத்தில் ஒரு கரண்டி ஊற்றிச் சாப்பிட்டுப் பாருங்கள். எதையும் சேர்த்து வெளுக்காமலே மூன்றாம் நாளிலிருந்து எங்கள் எண்ணெய் தெளிவாக இருக்கும்.',
    price: 289.5,
    originalPrice: 310,
    isBestSeller: true,
    size: '500 ml',
    packAmount: 500,
    packUnit: 'ml',
    packMass: 459,
  },
  {
    ...shared,
    key: 'sesame-200ml',
    name: 'Nallennai (Sesame Oil) 200 ml',
    description:
      'A small bottle for the table rather than the stove, to pour raw over podi, adai and hot rice. Pressed in the same batch as our large bottles. It travels well: many of our customers post one to a daughter or son abroad.',
    descriptionTa:
      'அடுப்புக்கு அல்ல, சாப்பாட்டு மேசைக்கு ஏற்ற சின்னப் பாட்டில்: பொடி, அடை, சூடான சாதத்தின் மேல் அப்படியே ஊற்றலாம். பெரிய பாட்டிலில் உள்ள அதே எண்ணெய்தான், ஒரே சமயத்தில் ஆட்டியது. வெளியூருக்கு அனுப்பவும் ஏற்றது; வெளிநாட்டில் இருக்கும் மகளுக்கும் மகனுக்கும் பலர் அனுப்புகிறார்கள்.',
    price: 129,
    size: '200 ml',
    packAmount: 200,
    packUnit: 'ml',
    packMass: 184,
  },
  {
    ...shared,
    key: 'sesame-5l',
    name: 'Nallennai (Sesame Oil) 5 L Tin',
    description:
      'Five litres of nallennai for the pickle season and for the Deepavali oil bath, in a tin that keeps out the light. Buy it once the mangoes come in, and it will see you through avakkai and vadu maangai. The spout closes tight, and the tin is happy in a cool corner.',
    descriptionTa:
      'ஊறுகாய்ப் பருவத்துக்கும் தீபாவளி எண்ணெய்க் குளியலுக்கும், வெளிச்சம் படாத டின்னில் ஐந்து லிட்டர் நல்லெண்ணெய். மாங்காய் வரும்போது வாங்கினால் ஆவக்காய், வடுமாங்காய் போடும் வரை போதும். மூடி இறுக்கமாக மூடும்; டின்னைக் குளிர்ந்த மூலையில் வையுங்கள்.',
    price: 2749,
    originalPrice: 2825,
    size: '5 L',
    packAmount: 5,
    packUnit: 'l',
    packMass: 4590,
  },
  {
    ...shared,
    key: 'sesame-15kg',
    name: 'Nallennai (Sesame Oil) 15 kg Tin',
    description:
      'Pressed to order for temple kitchens, sweet makers and pickle houses: fifteen kilos of black-sesame nallennai in the square tin. One tin is close to two days of work for one press, so please write to us a week ahead.',
    descriptionTa:
      'கோயில் சமையலறைகளுக்கும், இனிப்புக் கடைகளுக்கும், ஊறுகாய் செய்பவர்களுக்கும் சொன்னபின் ஆட்டித் தருகிறோம்: சதுர டின்னில் பதினைந்து கிலோ கருப்பு எள் நல்லெண்ணெய். ஒரு டின்னுக்கு ஒரு செக்கில் ஏறக்குறைய இரண்டு நாள் வேலை; அதனால் ஒரு வாரம் முன்பே எங்களுக்குச் சொல்லுங்கள்.',
    price: 8650,
    inStock: false,
    size: '15 kg',
    packAmount: 15,
    packUnit: 'kg',
    benefits:
      'Pressed to order\nPressed with karupatti, as tradition has it\nPressing date on every tin',
    benefitsTa:
      'சொன்னபின் ஆட்டித் தரப்படும்\nவழக்கம்போல் கருப்பட்டி சேர்த்து ஆட்டியது\nஒவ்வொரு டின்னிலும் ஆட்டிய தேதி',
  },
  {
    ...shared,
    key: 'white-sesame-500ml',
    name: 'White Sesame Oil 500 ml',
    subcategory: 'white-sesame',
    description:
      'Hulled white sesame gives a lighter oil than black: straw-coloured, mild and a little buttery. We press it without karupatti so that nothing stands before the seed. Use it where nallennai would be too strong, in light tempering, salads and baking.',
    descriptionTa:
      'தோல் நீக்கிய வெள்ளை எள்ளின் எண்ணெய் கருப்பு எள் எண்ணெயைவிட லேசானது: வைக்கோல் நிறம், மென்மையான மணம், கொஞ்சம் வெண்ணெய்ச் சுவை. எள்ளின் சுவை மட்டுமே தெரிய, கருப்பட்டி சேர்க்காமல் ஆட்டுகிறோம். நல்லெண்ணெயின் மணம் தூக்கலாகத் தெரியும் இடங்களில் இதைப் பயன்படுத்தலாம்: லேசான தாளிப்பு, சாலட், கேக்.',
    price: 315,
    size: '500 ml',
    nameTa: 'வெள்ளை எள் எண்ணெய்',
    packAmount: 500,
    packUnit: 'ml',
    packMass: 459,
    group: 'white-sesame',
    benefits:
      'Mild taste, light colour\nPressed without karupatti\nUnrefined: settled and cloth-filtered only',
    benefitsTa:
      'மென்மையான சுவை, வெளிர் நிறம்\nகருப்பட்டி சேர்க்காமல் ஆட்டியது\nரீஃபைன் செய்யாதது: தெளிய வைத்துத் துணியில் வடிகட்டியது மட்டுமே',
  },
]
