import type { ProductRecord } from '../records.ts'

const shared = {
  nameTa: 'மரச்செக்குத் தேங்காய் எண்ணெய்',
  group: 'coconut',
  category: 'coconut',
  benefits:
    'Pressed from sulphur-free copra\nSets white below about 24 °C, as pure coconut oil does\nUnrefined: settled and cloth-filtered only',
  benefitsTa:
    'கந்தகம் போடாத கொப்பரையில் ஆட்டியது\nசுமார் 24 டிகிரிக்குக் கீழே வெள்ளையாக உறையும், தேங்காய் எண்ணெயின் இயல்பு அது\nரீஃபைன் செய்யாதது: தெளிய வைத்துத் துணியில் வடிகட்டியது மட்டுமே',
}

export const coconutOils: ProductRecord[] = [
  {
    ...shared,
    key: 'coconut-1l',
    name: 'Coconut Oil 1 L',
    description:
      'Thengai ennai from copra that dried in the open sun at Pollachi, without sulphur and without smoke. Clear as water in April and white as curd in December, because nothing has been added to keep it liquid. It brings avial, aappam and a pan of banana chips to life.',
    descriptionTa:
      'பொள்ளாச்சியில் கந்தகமும் புகையும் இல்லாமல் திறந்த வெயிலில் காய்ந்த கொப்பரையில் ஆட்டிய தேங்காய் எண்ணெய். உறையாமல் இருக்க எதையும் சேர்க்காததால் சித்திரையில் தண்ணீரைப் போலத் தெளிவாகவும், மார்கழியில் தயிரைப் போல வெள்ளையாகவும் இருக்கும். அவியல், ஆப்பம், வாழைக்காய் சிப்ஸ் எல்லாவற்றுக்கும் தனிச் சுவை தரும்.',
    price: 595,
    featured: true,
    isBestSeller: true,
    size: '1 L',
    packAmount: 1,
    packUnit: 'l',
    packMass: 916,
    extraPictures: [
      {
        file: 'gallery/copra',
        kind: 'seed',
        alt: 'Copra drying under the sun',
        altTa: 'வெயிலில் காயும் கொப்பரை',
      },
    ],
  },
  {
    ...shared,
    key: 'coconut-500ml',
    name: 'Coconut Oil 500 ml',
    description:
      'Half a litre of wood-pressed thengai ennai, for the kitchen and for the weekly head massage. The scent is that of a freshly broken coconut, not of a perfume. If it sets in the cold, stand the bottle in warm water for a few minutes.',
    descriptionTa:
      'சமையலுக்கும், வாரம் ஒருமுறை தலைக்குத் தேய்க்கவும் அரை லிட்டர் மரச்செக்குத் தேங்காய் எண்ணெய். அப்போது உடைத்த தேங்காயின் வாசனை மட்டுமே; வாசனைப் பொருள் எதுவும் இல்லை. குளிரில் உறைந்தால் பாட்டிலைச் சில நிமிடங்கள் வெதுவெதுப்பான தண்ணீரில் வையுங்கள்.',
    price: 305,
    size: '500 ml',
    packAmount: 500,
    packUnit: 'ml',
    packMass: 458,
  },
  {
    ...shared,
    key: 'coconut-200ml',
    name: 'Coconut Oil 200 ml',
    description:
      'The small bottle of our thengai ennai, for the dressing table or the travelling bag. Same copra, same press, same three days of settling as the litre.',
    descriptionTa:
      'கண்ணாடியின் முன் வைக்கவும், பயணப் பையில் எடுத்துச் செல்லவும் ஏற்ற சின்னப் பாட்டிலில் தேங்காய் எண்ணெய். ஒரு லிட்டர் பாட்டிலில் உள்ள அதே கொப்பரை, அதே செக்கு, அதைப் போலவே மூன்று நாட்கள் தெளிய வைத்தது.',
    price: 134.75,
    size: '200 ml',
    packAmount: 200,
    packUnit: 'ml',
    packMass: 183,
  },
  {
    ...shared,
    key: 'coconut-5l',
    name: 'Coconut Oil 5 L Tin',
    description:
      'Five litres for kitchens that cook the Kongu and Kerala way. The wide spout lets you spoon the oil out when it has set on a December morning. Pressed from this season’s copra and dated on the tin.',
    descriptionTa:
      'கொங்கு, கேரளச் சமையல் செய்யும் வீடுகளுக்கு ஐந்து லிட்டர். மார்கழிக் காலையில் உறைந்திருந்தாலும் அகலமான வாய் வழியாகக் கரண்டியால் எடுக்கலாம். இந்தப் பருவத்துக் கொப்பரையில் ஆட்டி, டின்னில் தேதி எழுதுகிறோம்.',
    price: 2890,
    originalPrice: 2975,
    size: '5 L',
    packAmount: 5,
    packUnit: 'l',
    packMass: 4580,
  },
  {
    key: 'virgin-coconut',
    name: 'Virgin Coconut Oil 250 ml Jar',
    category: 'coconut',
    description:
      'Pressed from fresh coconut kernel on the day the nut is broken, not from copra. Milk-white when set and colourless when warm, with a gentle sweetness. We make it in small lots after the full-moon harvest, so it is sometimes sold out.',
    descriptionTa:
      'கொப்பரையில் அல்ல, தேங்காய் உடைத்த அன்றே பச்சைத் தேங்காயில் ஆட்டியது. உறைந்தால் பால் வெள்ளை, சூட்டில் நிறமில்லை, லேசான இனிப்பு. பௌர்ணமிக்குப் பின் பறிக்கும் காய்களில் சிறிதளவே செய்கிறோம்; அதனால் சில சமயம் இருப்பில் இருக்காது.',
    price: 329,
    originalPrice: 360,
    featured: true,
    size: '250 ml',
    nameTa: 'கன்னித் தேங்காய் எண்ணெய்',
    packAmount: 250,
    packUnit: 'ml',
    packMass: 229,
    group: 'virgin-coconut',
    benefits: 'Pressed from fresh kernel\nMild scent, suits baking\nSmall lots, dated by hand',
    benefitsTa:
      'பச்சைத் தேங்காயில் ஆட்டியது\nமென்மையான வாசனை, கேக் செய்ய ஏற்றது\nசிறிதளவே செய்வது, கையால் தேதி எழுதியது',
  },
]
