import { type Story, storySchema } from '../contract/settings/story.ts'

/** Story of the demo shop, where it replaces the words that come with the site. */
export const story: Story = storySchema.parse({
  facts: [
    { figure: '1975', figureTa: '1975', text: 'in service since', textTa: 'முதல் சேவையில்' },
    { figure: 'ISO 9001:2015', figureTa: 'ஐஎஸ்ஓ 9001:2015', text: 'certified', textTa: 'தரச் சான்று' },
    {
      figure: 'Marachekku',
      figureTa: 'மரச்செக்கு',
      text: 'pressed in vaagai wood',
      textTa: 'வாகை மரத்தில் ஆட்டியது',
    },
  ],
  teaserTitle: 'One press, one village, half a century',
  teaserTitleTa: 'ஒரே செக்கு, ஒரே ஊர், அரை நூற்றாண்டு',
  teaserText:
    'Our grandfather set a vaagai-wood press turning in 1975 because the neighbours trusted what they could watch being made. We still press that way: slowly, below the heat of the day, and in full view.',
  teaserTextTa:
    '1975-இல் எங்கள் தாத்தா வாகை மரச்செக்கை ஓட்டத் தொடங்கினார்; கண்ணெதிரே ஆட்டும் எண்ணெயை ஊர் மக்கள் நம்பினார்கள். இன்றும் அப்படியே ஆட்டுகிறோம்: மெதுவாக, சூடேறாமல், எல்லோரும் பார்க்கும்படி.',
  aboutText: [
    'In 1975 our grandfather, Ponnusamy, put up a marachekku behind the house in Annur: a granite mortar, a pestle of vaagai wood, and one patient bullock. People brought their own groundnut and sesame, watched it pressed, and carried the oil home warm.',
    'The bullock has retired and a small motor turns the beam, no faster than he did. Everything else is as it was. The seed comes from farmers we have known for two generations, it dries in the sun, and the oil stands for three days until it is clear by itself.',
    'Since then we have added a laboratory bench, glass bottles and an ISO 9001:2015 certificate, so that what the neighbours took on trust can be read on paper as well.',
  ].join('\n\n'),
  aboutTextTa: [
    '1975-இல் எங்கள் தாத்தா பொன்னுசாமி, அன்னூரில் வீட்டுக்குப் பின்னால் ஒரு மரச்செக்கை அமைத்தார்: கருங்கல் உரல், வாகை மர உலக்கை, பொறுமையான ஒரு காளை. மக்கள் தங்கள் கடலையையும் எள்ளையும் கொண்டுவந்து, கண்ணெதிரே ஆட்டுவதைப் பார்த்து, இளஞ்சூட்டோடு எண்ணெயை வீட்டுக்கு எடுத்துச் சென்றார்கள்.',
    'காளை ஓய்வு பெற்றுவிட்டது; இப்போது ஒரு சிறிய மோட்டார் செக்கைச் சுழற்றுகிறது, காளை நடந்த அதே வேகத்தில். மற்றதெல்லாம் அன்று போலவே. இரண்டு தலைமுறைகளாக எங்களுக்குத் தெரிந்த விவசாயிகளிடமிருந்து கடலையும் எள்ளும் கொப்பரையும் வருகின்றன; அவை வெயிலில் காய்கின்றன; எண்ணெய் தானாகத் தெளியும் வரை மூன்று நாட்கள் வைக்கிறோம்.',
    'அதன்பின் ஒரு சிறிய பரிசோதனைக் கூடம், கண்ணாடிப் பாட்டில்கள், ஐஎஸ்ஓ 9001:2015 தரச் சான்று ஆகியவற்றைச் சேர்த்தோம்; அன்று ஊர் மக்கள் எங்களை நம்பி ஏற்றதை இன்று காகிதத்திலும் படிக்கலாம்.',
  ].join('\n\n'),
  oils: [
    {
      name: 'Groundnut',
      nameTa: 'கடலை எண்ணெய்',
      besideTa: 'நிலக்கடலையில் ஆட்டியது',
      text: 'Pale gold, with the smell of freshly shelled nuts. For dosai, vadai and everything that fries.',
      textTa: 'இளம் பொன் நிறம், அப்போதுதான் உரித்த கடலையின் மணம். தோசைக்கும் வடைக்கும், பொரிக்கும் எல்லாவற்றுக்கும்.',
    },
    {
      name: 'Sesame',
      nameTa: 'நல்லெண்ணெய்',
      besideTa: 'எள்ளில் ஆட்டியது',
      text: 'Dark and round, pressed with palm jaggery as it always was. For kuzhambu, pickles and idli podi.',
      textTa:
        'அடர்ந்த நிறம், நிறைவான சுவை; வழக்கம்போல் கருப்பட்டி சேர்த்து ஆட்டியது. குழம்புக்கும் ஊறுகாய்க்கும் இட்லிப் பொடிக்கும்.',
    },
    {
      name: 'Coconut',
      nameTa: 'தேங்காய் எண்ணெய்',
      besideTa: 'கொப்பரையில் ஆட்டியது',
      text: 'Clear as water, from copra dried under the sun of Pollachi. For the pan, the skin and the hair.',
      textTa:
        'தண்ணீரைப் போலத் தெளிவு; பொள்ளாச்சி வெயிலில் காய்ந்த கொப்பரையின் எண்ணெய். சமையலுக்கும் உடம்புக்கும் தலைமுடிக்கும்.',
    },
  ],
  benefits: [
    {
      title: 'Pressed in wood',
      titleTa: 'மரத்தில் ஆட்டியது',
      text: 'Wood stays cool where steel grows hot. The oil never leaves the press warmer than 45 °C.',
      textTa: 'இரும்பு சூடாகும்; மரம் சூடாகாது. செக்கிலிருந்து வரும் எண்ணெய் 45 டிகிரிக்கு மேல் சூடாவதில்லை.',
    },
    {
      title: 'Nothing added',
      titleTa: 'எதையும் சேர்ப்பதில்லை',
      text: 'No solvent, no bleach, no scent, no blending. One seed, one oil.',
      textTa: 'ரசாயனம் இல்லை, வெளுப்பது இல்லை, செயற்கை மணம் இல்லை, வேறு எண்ணெய் கலப்பது இல்லை.',
    },
    {
      title: 'Nothing taken out',
      titleTa: 'எதையும் நீக்குவதில்லை',
      text: 'Settled by gravity and strained through cloth, so taste, colour and vitamins stay in.',
      textTa: 'தானாகத் தெளிய விட்டு, துணியில் வடிகட்டுகிறோம்; அதனால் சுவை, நிறம், சத்துகள் அப்படியே இருக்கும்.',
    },
    {
      title: 'Seed we can name',
      titleTa: 'எங்கே விளைந்தது என்று தெரியும்',
      text: 'Bought from farms around Coimbatore, Erode and Pollachi that we visit before the harvest.',
      textTa:
        'கோயம்புத்தூர், ஈரோடு, பொள்ளாச்சிப் பகுதி வயல்களில் வாங்குகிறோம்; அறுவடைக்கு முன் நேரில் சென்று பார்க்கிறோம்.',
    },
    {
      title: 'Fresh by date',
      titleTa: 'ஆட்டிய தேதி தெரியும்',
      text: 'Pressed in small batches. The pressing date stands on every bottle, not only the best-before.',
      textTa:
        'கொஞ்சம் கொஞ்சமாக ஆட்டுகிறோம். எந்தத் தேதிக்குள் பயன்படுத்த வேண்டும் என்பது மட்டுமல்ல, ஆட்டிய தேதியும் ஒவ்வொரு பாட்டிலிலும் இருக்கும்.',
    },
    {
      title: 'Certified',
      titleTa: 'தரச் சான்று பெற்றது',
      text: 'ISO 9001:2015, and every batch tested before it is filled.',
      textTa: 'ஐஎஸ்ஓ 9001:2015 தரச் சான்று உண்டு; ஒவ்வொரு முறையும் ஆட்டியதைப் பரிசோதித்த பிறகே நிரப்புகிறோம்.',
    },
  ],
  differences: [
    {
      title: 'Slow on purpose',
      titleTa: 'வேண்டுமென்றே மெதுவாக',
      text: 'A modern expeller presses a tonne in the time we press a sack. We like what the hours do.',
      textTa:
        'நாங்கள் ஒரு மூட்டை ஆட்டும் நேரத்தில் இன்றைய இயந்திரம் ஒரு டன் பிழிந்துவிடும். அந்தப் பொறுமைதான் எண்ணெய்க்குச் சுவை தருகிறது.',
    },
    {
      title: 'Open doors',
      titleTa: 'நேரில் பார்க்கலாம்',
      text: 'Come any morning and watch. The press stands where you can see it from the counter.',
      textTa: 'எந்த நாளும் காலையில் வந்து பாருங்கள். கடையில் நின்றபடியே செக்கு ஓடுவதைப் பார்க்கலாம்.',
    },
    {
      title: 'Nothing wasted',
      titleTa: 'எதுவும் வீணாவதில்லை',
      text: 'The cake goes back to the farms as feed, the shells fire the jaggery pan, the glass comes back to be filled again.',
      textTa:
        'புண்ணாக்கு மாடுகளுக்குத் தீவனமாகிறது; கடலைத் தோல் வெல்லம் காய்ச்சும் அடுப்பில் எரிகிறது; பாட்டில்கள் மீண்டும் நிரப்பத் திரும்பி வருகின்றன.',
    },
  ],
})
