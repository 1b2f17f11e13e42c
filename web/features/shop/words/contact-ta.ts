import type { ContactWords } from './contact-en.ts'
import { reachTa } from './reach-ta.ts'

/** Tamil words of the contact page. */
export const contactTa: ContactWords = {
  /** Ways and hours to reach the shop. */
  reachWords: reachTa,
  title: 'தொடர்பு',
  description:
    'அழைக்கலாம், எழுதலாம், நேரில் வரலாம்: தொலைபேசி, WhatsApp, மின்னஞ்சல், முகவரி, கடை நேரம், வரைபடம்.',
  write: 'எங்களுக்குச் செய்தி அனுப்பவும்',
  reach: 'தொடர்புகொள்ளும் வழிகள்',
  privacy: 'உங்கள் தனியுரிமை',
  counted:
    'பக்கங்களையும் பொருட்களையும் எத்தனை முறை திறக்கிறார்கள், பொருட்களை எத்தனை முறை பட்டியலில் சேர்க்கிறார்கள் அல்லது வாங்குகிறார்கள், எதைத் தேடுகிறார்கள் என்று எண்ணுகிறோம். இதற்காக உலாவியில் எதையும் சேமிப்பதில்லை, யார் என்பதையும் பதிவதில்லை; பின்தொடர வேண்டாம் என்று உலாவியில் அமைத்திருப்பவர்களை எண்ணுவதே இல்லை.',
  fields: {
    name: 'பெயர்',
    email: 'மின்னஞ்சல்',
    phone: 'தொலைபேசி',
    subject: 'தலைப்பு',
    message: 'செய்தி',
  },
  errors: {
    name: 'உங்கள் பெயரை எழுதவும்',
    email: 'சரியான மின்னஞ்சல் முகவரியை எழுதவும்',
    phone: 'உங்கள் தொலைபேசி எண்ணை எழுதவும்',
    message: 'செய்தியை எழுதவும்',
    tooLong: (max) => `${max} எழுத்துகளுக்குள் எழுதவும்`,
  },
  greeting: 'வணக்கம்!',
  send: 'WhatsApp-இல் அனுப்பவும்',
  sent: 'WhatsApp புதிய பக்கத்தில் திறக்கும்.',
  openAgain: 'மீண்டும் திறக்கவும்',
}

/** Handed by the route around a page to the page. */
export const handle = { contact: contactTa }
