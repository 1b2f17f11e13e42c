/** Variables that name a test site's shop and its address. */
export const siteVariables = {
  SITE_NAME: 'Vaagai Wood-Pressed Oils',
  SITE_PHONE: '+91 98765 43210',
  SITE_PHONE_2: '+91 98765 43211',
  SITE_EMAIL: 'vanakkam@vaagai.example',
  SITE_ADDRESS: '14 Chekku Street, Annur, Coimbatore District, Tamil Nadu 641653, India',
  SITE_WHATSAPP: '919876543210',
  SITE_MAP_URL:
    'https://www.openstreetmap.org/export/embed.html?bbox=77.08%2C11.21%2C77.13%2C11.26&layer=mapnik&marker=11.235%2C77.105',
  SITE_INSTAGRAM: 'https://www.instagram.com/vaagai.demo',
  SITE_FACEBOOK: 'https://www.facebook.com/vaagai.demo',
  SITE_YOUTUBE: 'https://www.youtube.com/@vaagai.demo',
  SITE_CREDIT_NAME: 'Palamaram Studio',
  SITE_CREDIT_URL: 'https://palamaram.example',
}
