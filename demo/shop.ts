import type { ShopDetails } from '../contract/settings/shop-details.ts'

/** The facts of the demo shop, which the `SITE_…` variables go before. Its numbers are nobody's. */
export const shop: ShopDetails = {
  name: 'Vaagai Wood-Pressed Oils',
  phone: '+91 98765 43210',
  phone2: '+91 98765 43211',
  email: 'vanakkam@vaagai.example',
  address: '14 Chekku Street, Annur, Coimbatore District, Tamil Nadu 641653, India',
  whatsapp: '919876543210',
  mapUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=77.08%2C11.21%2C77.13%2C11.26&layer=mapnik&marker=11.235%2C77.105',
  instagram: 'https://www.instagram.com/vaagai.demo',
  facebook: 'https://www.facebook.com/vaagai.demo',
  youtube: 'https://www.youtube.com/@vaagai.demo',
  creditName: 'Palamaram Studio',
  creditUrl: 'https://palamaram.example',
}
