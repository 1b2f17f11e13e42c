import type { ProductRecord } from '../records.ts'

const shared = {
  nameTa: 'மரச்செக்குக் கடலை எண்ணெய்',
  group: 'groundnut',
  category: 'groundnut',
  benefits:
    'High smoke point, suits deep frying\nUnrefined: settled and cloth-filtered only\nPressed below 45 °C',
  benefitsTa:
    'அதிக சூட்டைத் தாங்கும், பொரிக்க ஏற்றது\nரீஃபைன் செய்யாதது: தெளிய வைத்துத் துணியில் வடிகட்டியது மட்டுமே\n45 டிகிரிக்குக் குறைவான சூட்டில் ஆட்டியது',
}

export const groundnutOils: ProductRecord[] = [
  {
    ...shared,
    key: 'groundnut-1l',
    name: 'Groundnut Oil 1 L',
    description:
      'Kadalai ennai the way it left our press in 1975: sun-dried groundnut from Pollachi and Palladam, crushed slowly in a vaagai-wood marachekku, then left to settle for three days. Pale gold, with the smell of freshly shelled nuts. It carries a full week of dosai, poriyal and evening vadai in a family of four.',
    descriptionTa:
      '1975-இல் எங்கள் செக்கிலிருந்து வந்த அதே கடலை எண்ணெய். பொள்ளாச்சி, பல்லடம் பகுதிகளில் விளைந்து வெயிலில் காய்ந்த நிலக்கடலையை வாகை மரச்செக்கில் மெதுவாக ஆட்டி, மூன்று நாட்கள் தெளிய வைக்கிறோம். வெளிர் பொன் நிறம், அப்போது உரித்த கடலையின் வாசனை. நான்கு பேர் உள்ள வீட்டில் தோசை, பொரியல், மாலை வடை என ஒரு வாரம் முழுவதும் வரும்.',
    price: 378,
    originalPrice: 410,
    featured: true,
    isBestSeller: true,
    size: '1 L',
    packAmount: 1,
    packUnit: 'l',
    packMass: 914,
    extraPictures: [
      {
        file: 'gallery/first-drip',
        kind: 'use',
        alt: 'Fresh groundnut oil running into a brass vessel',
        altTa: 'பித்தளைப் பாத்திரத்தில் விழும் புதிய கடலை எண்ணெய்',
      },
      {
        file: 'gallery/drying-yard',
        kind: 'seed',
        alt: 'Groundnut drying in the yard',
        altTa: 'களத்தில் காயும் நிலக்கடலை',
      },
    ],
  },
  {
    ...shared,
    key: 'groundnut-500ml',
    name: 'Groundnut Oil 500 ml',
    description:
      'Half a litre of our wood-pressed kadalai ennai in a glass bottle that fits the hand and the shelf beside the stove. Filled on the day the batch is strained, with the pressing date on the back. A good bottle to begin with if you have only known refined oil.',
    descriptionTa:
      'கைக்கு அடக்கமாக, அடுப்பின் அருகில் வைக்க ஏற்ற கண்ணாடிப் பாட்டிலில் அரை லிட்டர் மரச்செக்குக் கடலை எண்ணெய். வடிகட்டிய அன்றே நிரப்பி, ஆட்டிய தேதியைப் பின்புறம் எழுதுகிறோம். இதுவரை ரீஃபைண்ட் எண்ணெய் மட்டுமே பயன்படுத்தியவர்கள் இதிலிருந்து தொடங்கலாம்.',
    price: 199,
    size: '500 ml',
    packAmount: 500,
    packUnit: 'ml',
    packMass: 457,
  },
  {
    ...shared,
    key: 'groundnut-200ml',
    name: 'Groundnut Oil 200 ml',
    description:
      'The small bottle, for a trial, a hostel room or a weekend away. The same oil from the same marachekku as our large tins; nothing is blended to bring the price down. The glass comes back to us clean from many customers, and we refill it gladly.',
    descriptionTa:
      'சுவைத்துப் பார்க்க, விடுதி அறைக்கு, சிறு பயணத்துக்கு ஏற்ற சின்னப் பாட்டில். பெரிய டின்னில் உள்ள அதே எண்ணெய், அதே மரச்செக்கில் ஆட்டியது. விலையைக் குறைக்க எதையும் கலப்பதில்லை. பலர் பாட்டிலைக் கழுவித் திருப்பித் தருகிறார்கள்; நாங்கள் மகிழ்ச்சியுடன் மீண்டும் நிரப்பித் தருகிறோம்.',
    price: 89.5,
    size: '200 ml',
    packAmount: 200,
    packUnit: 'ml',
    packMass: 183,
  },
  {
    ...shared,
    key: 'groundnut-5l',
    name: 'Groundnut Oil 5 L Tin',
    description:
      'Five litres in a food-grade tin with a pouring spout, for the household that fries on festival days and cooks every day. The tin keeps light away, so the last cup tastes as the first one did. Stand it in a cool corner and close the spout after pouring.',
    descriptionTa:
      'தினமும் சமைத்து, பண்டிகை நாட்களில் பலகாரம் சுடும் வீட்டுக்கு ஐந்து லிட்டர்; உணவுக்கு ஏற்ற, ஊற்றும் மூக்குள்ள டின்னில். டின்னுக்குள் வெளிச்சம் படாததால் கடைசித் துளியும் முதல் துளியைப் போலவே சுவைக்கும். குளிர்ந்த இடத்தில் வையுங்கள்; ஊற்றியதும் மூடிவிடுங்கள்.',
    price: 1849.5,
    originalPrice: 1990,
    featured: true,
    size: '5 L',
    packAmount: 5,
    packUnit: 'l',
    packMass: 4570,
  },
  {
    ...shared,
    key: 'groundnut-15kg',
    name: 'Groundnut Oil 15 kg Tin',
    description:
      'The square tin that every wedding cook in Coimbatore knows. Fifteen kilos of wood-pressed kadalai ennai, pressed to order for hotels, caterers and families who buy once a season. Please allow three days: one to press and two to settle.',
    descriptionTa:
      'கோவையில் கல்யாணச் சமையல்காரர்கள் எல்லோருக்கும் தெரிந்த சதுர டின். ஓட்டல்களுக்கும், விருந்து சமைப்பவர்களுக்கும், பருவத்துக்கு ஒருமுறை வாங்கும் குடும்பங்களுக்கும் சொன்னபின் ஆட்டித் தரும் பதினைந்து கிலோ மரச்செக்குக் கடலை எண்ணெய். மூன்று நாட்கள் ஆகும்: ஆட்ட ஒரு நாள், தெளிய இரண்டு நாட்கள்.',
    price: 5890,
    size: '15 kg',
    packAmount: 15,
    packUnit: 'kg',
    benefits: 'Pressed to order\nHigh smoke point, suits deep frying\nPressing date on every tin',
    benefitsTa:
      'சொன்னபின் ஆட்டித் தரப்படும்\nஅதிக சூட்டைத் தாங்கும், பொரிக்க ஏற்றது\nஒவ்வொரு டின்னிலும் ஆட்டிய தேதி',
  },
]
