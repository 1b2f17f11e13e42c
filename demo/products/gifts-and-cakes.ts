import type { ProductRecord } from '../records.ts'

export const giftsAndCakes: ProductRecord[] = [
  {
    key: 'three-oils-gift',
    name: 'Three Oils Gift Box',
    nameTa: 'மூன்று எண்ணெய்ப் பரிசுப் பெட்டி',
    category: 'gifts',
    description:
      'Groundnut, sesame and coconut, 200 ml of each, in a box of palmyra board tied with cotton. Made for weddings, housewarmings and the friend who has everything except good oil. We write your card by hand in Tamil or English.',
    descriptionTa:
      'கடலை எண்ணெய், நல்லெண்ணெய், தேங்காய் எண்ணெய், ஒவ்வொன்றும் 200 ml; பருத்தி நூலால் கட்டிய பனை அட்டைப் பெட்டியில். கல்யாணத்துக்கும், புதுமனை புகுவிழாவுக்கும், எல்லாம் இருந்தும் நல்ல எண்ணெய் மட்டும் இல்லாத நண்பருக்கும் ஏற்ற பரிசு. வாழ்த்து அட்டையைத் தமிழிலோ ஆங்கிலத்திலோ கையால் எழுதித் தருகிறோம்.',
    price: 449,
    originalPrice: 499,
    featured: true,
    isBestSeller: true,
    size: '3 × 200 ml',
    benefits: 'Handwritten card included\nBox to keep\nPacked to travel',
    benefitsTa: 'கையால் எழுதிய வாழ்த்து அட்டையுடன்\nபெட்டி உங்களுக்கே\nஅனுப்ப ஏற்றபடி பேக் செய்தது',
  },
  {
    key: 'pongal-hamper',
    name: 'Pongal Hamper',
    nameTa: 'பொங்கல் பரிசுக் கூடை',
    category: 'gifts',
    description:
      'Nallennai, achu vellam, thinai and turmeric in a palm-leaf basket, with a length of sugar cane laid across. We pack it in the second week of January only, and take orders from the first of December.',
    descriptionTa:
      'பனையோலைக் கூடையில் நல்லெண்ணெய், அச்சு வெல்லம், தினை, மஞ்சள்; மேலே ஒரு துண்டு கரும்பு. ஜனவரி இரண்டாம் வாரம் மட்டும் பேக் செய்கிறோம்; டிசம்பர் 1 முதல் சொல்லலாம்.',
    price: 1250,
    inStock: false,
    size: 'Basket for 4',
    benefits: 'Palm-leaf basket from Manapparai\nPacked fresh in January\nOrder from 1 December',
    benefitsTa: 'மணப்பாறைப் பனையோலைக் கூடை\nஜனவரியில் புதிதாகப் பேக் செய்தது\nடிசம்பர் 1 முதல் சொல்லலாம்',
  },
  {
    key: 'groundnut-cake-5kg',
    name: 'Groundnut Cake (Kadalai Punnakku) 5 kg',
    nameTa: 'கடலைப் புண்ணாக்கு',
    category: 'cakes',
    description:
      'What is left when the oil has gone: pressed groundnut in thick slabs, broken for soaking. A wood press leaves more oil behind than an expeller, and cattle know the difference. Keep it dry.',
    descriptionTa:
      'எண்ணெய் எடுத்த பின் கிடைக்கும் கடலைப் புண்ணாக்கு; கெட்டியான பாளங்களை ஊற வைக்க ஏற்றபடி உடைத்தது. மரச்செக்குப் புண்ணாக்கில் இயந்திர ஆலைப் புண்ணாக்கைவிட எண்ணெய் அதிகம் இருக்கும்; மாடுகளுக்கு அந்த வித்தியாசம் தெரியும். ஈரம் படாமல் வையுங்கள்.',
    price: 290,
    size: '5 kg',
    benefits: 'For cattle, goats and compost\nNo added salt or urea\nFresh from the press',
    benefitsTa: 'மாடு, ஆடு, எருவுக்கு\nஉப்பு, யூரியா சேர்க்காதது\nசெக்கிலிருந்து புதிதாக',
  },
  {
    key: 'sesame-cake-5kg',
    name: 'Sesame Cake (Ellu Punnakku) 5 kg',
    nameTa: 'எள்ளுப் புண்ணாக்கு',
    category: 'cakes',
    description:
      'Dark slabs of pressed black sesame, with the sweetness of the karupatti still in them. Soak overnight before feeding, or crumble into the beds before the rains.',
    descriptionTa:
      'கருப்பு எள் ஆட்டிய புண்ணாக்குப் பாளங்கள்; கருப்பட்டியின் இனிப்பு இன்னும் இருக்கும். இரவு ஊற வைத்துத் தீவனமாகக் கொடுக்கலாம், அல்லது மழைக்கு முன் பாத்திகளில் தூவலாம்.',
    price: 264.25,
    size: '5 kg',
    benefits: 'For cattle and garden beds\nNo added salt or urea\nFresh from the press',
    benefitsTa: 'மாட்டுக்கும் தோட்டத்துக்கும்\nஉப்பு, யூரியா சேர்க்காதது\nசெக்கிலிருந்து புதிதாக',
  },
]
