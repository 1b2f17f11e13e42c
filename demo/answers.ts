import type { Answers } from '../contract/settings/answers.ts'

/** Questions that customers of the demo shop ask before they order. */
export const answers: Answers = [
  {
    question: 'How do I pay?',
    questionTa: 'எப்படிப் பணம் செலுத்துவது?',
    answer:
      'By UPI or bank transfer, once we have told you the total in the chat. At the mill also in cash.',
    answerTa:
      'மொத்தத் தொகையை உரையாடலில் சொன்னபின் UPI அல்லது வங்கி மூலம் செலுத்தலாம். செக்கில் ரொக்கமாகவும் கொடுக்கலாம்.',
    short: 'Pay by UPI once the total is told',
    shortTa: 'தொகை சொன்னபின் UPI மூலம் செலுத்தலாம்',
  },
  {
    question: 'How does the oil come, and when?',
    questionTa: 'எண்ணெய் எப்படி, எப்போது வரும்?',
    answer:
      'By courier, in tins and padded bottles. Around Coimbatore in one or two days, elsewhere in Tamil Nadu in two or three.',
    answerTa:
      'டின்னிலும், பாதுகாப்பாகச் சுற்றிய பாட்டிலிலும் கூரியரில் வரும். கோயம்புத்தூர் சுற்றுவட்டாரத்தில் ஒன்று அல்லது இரண்டு நாட்கள், தமிழ்நாட்டின் மற்ற ஊர்களில் இரண்டு அல்லது மூன்று நாட்கள்.',
    short: '',
    shortTa: '',
  },
  {
    question: 'What if a bottle breaks on the way?',
    questionTa: 'வழியில் பாட்டில் உடைந்தால்?',
    answer:
      'Send us a photo within two days. We send a new one, or give the money back, as you like.',
    answerTa:
      'இரண்டு நாட்களுக்குள் ஒரு படம் அனுப்புங்கள். உங்கள் விருப்பப்படி வேறு பாட்டில் அனுப்புகிறோம், அல்லது பணத்தைத் திருப்பித் தருகிறோம்.',
    short: 'Broken on the way? We replace it',
    shortTa: 'வழியில் உடைந்தால் மாற்றித் தருகிறோம்',
  },
  {
    question: 'Can I return oil?',
    questionTa: 'எண்ணெயைத் திருப்பித் தரலாமா?',
    answer:
      'A sealed bottle within seven days. An open one we do not take back; but tell us if it was not as it should be.',
    answerTa:
      'திறக்காத பாட்டிலை ஏழு நாட்களுக்குள் திருப்பித் தரலாம். திறந்ததைத் திரும்ப வாங்குவதில்லை; ஆனால் சரியில்லை என்றால் எங்களிடம் சொல்லுங்கள்.',
    short: '',
    shortTa: '',
  },
  {
    question: 'Do you sell in bulk?',
    questionTa: 'மொத்தமாகக் கிடைக்குமா?',
    answer:
      'Yes: tins of 5 and 15 litres, for kitchens, weddings and shops. Ask us for the price from 50 litres on.',
    answerTa:
      'கிடைக்கும்: சமையலறைகள், திருமணங்கள், கடைகளுக்கு 5 மற்றும் 15 லிட்டர் டின்கள். 50 லிட்டருக்கு மேல் என்றால் விலையைக் கேளுங்கள்.',
    short: '',
    shortTa: '',
  },
  {
    question: 'Do you take bottles back?',
    questionTa: 'காலி பாட்டில்களைத் திரும்ப வாங்குவீர்களா?',
    answer: 'Bring clean bottles and tins of ours to the mill, and we fill them for less.',
    answerTa:
      'எங்கள் பாட்டில்களையும் டின்களையும் கழுவிச் செக்கிற்குக் கொண்டு வாருங்கள்; குறைந்த விலையில் நிரப்பித் தருகிறோம்.',
    short: '',
    shortTa: '',
  },
  {
    question: 'How long does the oil keep?',
    questionTa: 'எண்ணெய் எவ்வளவு நாள் கெடாமல் இருக்கும்?',
    answer:
      'The day is on the label. Closed, cool and dark it keeps until then; once open, use it within two months.',
    answerTa:
      'லேபிளில் தேதி உள்ளது. மூடி, வெயில் படாத குளிர்ந்த இடத்தில் வைத்தால் அதுவரை கெடாது; திறந்தபின் இரண்டு மாதங்களுக்குள் பயன்படுத்துங்கள்.',
    short: 'Once open, use it within two months',
    shortTa: 'திறந்தபின் இரண்டு மாதங்களில் பயன்படுத்தவும்',
  },
  {
    question: 'May I see how it is pressed?',
    questionTa: 'செக்கில் ஆட்டுவதைப் பார்க்கலாமா?',
    answer: 'Come to the mill on any morning from Monday to Saturday. Call before you come.',
    answerTa: 'திங்கள் முதல் சனி வரை எந்தக் காலையும் செக்கிற்கு வரலாம். வருமுன் அழைத்துச் சொல்லுங்கள்.',
    short: '',
    shortTa: '',
  },
]
