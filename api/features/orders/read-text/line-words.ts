import { normalizeText } from '../../../../contract/search/normalize-text.ts'

/** Words of messages that name no product, in English, Tamil and Tanglish. */

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean).map(normalizeText))

/** Words around an order: wishes, politeness and packaging. */
const noise = words(`
  i we me my our us you your u the a an of for to in on at is are am be it its this that these those and also plus with
  want wants wanted need needs needed require required like would could can please pls plz plss kindly send give get
  order orders ordering ordered place take book buy bring deliver keep pack make add more extra only just each per
  some from via by now today tomorrow time week month urgent asap ok okay sure yes yeah ya will shall let have has here there so again
  hi hii hiii hello helo hai hey dear sir madam mam ma'am bro sis anna akka amma appa ayya team all everyone good
  morning evening afternoon night vanakkam vanakam namaste namaskaram greetings thanks thank thankyou thx tq nandri
  regards following below items item list requirement requirements details products product interested looking
  x × rs rupees inr
  so much very many lot ma pa nga ku total namma veetuku veetukku veettukku intha inthe antha innum ippo ippa inniku innaiku naalaiku naalaikku
  thaan than dhaan podhum pothum podum mattum matum ah aa nu
  fresh pure original best quality if or available stock
  venum venam vendum veenum venuma vaenum vaendum thevai theva kudunga kodunga kudu anuppunga anupunga anuppu anupungal anuppi
  podunga poduga eduthu vainga vaanga vangikaren tharavum thaanga thanga iruntha ungal enakku enaku ennaku naan nan
  engal engaluku engalukku namakku konjam sari seri oru mattum appuram apram apuram udan um unga inge inga da di nga la
  வேண்டும் வேணும் வேனும் வேண்டுகிறேன் தேவை தேவைப்படுகிறது அனுப்பவும் அனுப்புங்கள் அனுப்புங்க அனுப்புங்கோ கொடுங்கள் குடுங்க
  கொடுங்க தரவும் தாருங்கள் எனக்கு எங்களுக்கு நான் நாங்கள் வாங்க விரும்புகிறேன் ஆர்டர் மற்றும் மட்டும் தயவுசெய்து வணக்கம் நன்றி
  அண்ணா அக்கா ஐயா சார் மேடம் காலை மாலை வந்தனம் சரி
  இப்போ இப்ப இப்போது போதும் நாளை நாளைக்கு இன்னைக்கு இருக்கா இருக்கிறதா irukka iruka irukkaa irukku evlo evalo evvalavu
  இன்று உடனே அனுப்பி வைக்கவும் ஒரு கூட மேலும் போடுங்க போடுங்கள்
`)

/** Containers for goods; a name may contain them too. */
const containers = words(`
  bottle bottles bottel bottels botle botles packet packets pocket pkt pkts pack packs pouch pouches piece pieces pcs
  pc nos no number numbers qty quantity count size sizes unit units tin tins can cans jar jars box boxes cover covers
  bag bags sack moottai பாட்டில் பாட்டில்கள் பாக்கெட் பாக்கெட்டுகள் டின் டின்கள் டப்பா பெட்டி பீஸ் கேன் மூட்டை
`)

/** Vague amounts, which take the place of a quantity but give none. */
const vague = words(`
  some few several konjam கொஞ்சம் சில little many zero nil none pair pairs couple set sets case cases carton cartons
`)

const refusal =
  /(?<![\p{L}\p{M}])(?:(?<!\d\s*)no(?!\s*\.|\s*:|\s*\d|s)|not|dont|don't|don’t|do not|without|vendam|vendaam|venam|venaam|venda|illai|illa|illama|cancel|cancelled|remove|except|skip|stop|instead|never|வேண்டாம்|வேணாம்|இல்லை|இல்லாமல்|ரத்து)(?![\p{L}\p{M}])|[❌👎🚫❎]|~[^~]*\p{L}[^~]*~/iu
const question =
  /\?|(?<![\p{L}\p{M}])(?:do you (?:have|sell|get|make)|have you|is there|are there|is it|can i get|can you|could you|will you|would you|shall i|what|when|which|where|how|cost|mrp|price|rate|discount|details|photos?|expiry|available|availability|any (?:stock|offer)|irukka|irukkaa|iruka|irukkuma|irukuma|irukkutha|kidaikkuma|kidaikuma|enna|yenna|evlo|evvalavu|evalo|eppo|yeppo|இருக்கா|இருக்கிறதா|இருக்குமா|உள்ளதா|கிடைக்குமா|கிடைக்கிறதா|எவ்வளவு|எவ்ளோ|எப்போது|எப்போ|எப்ப|என்ன)(?![\p{L}\p{M}])/iu
const condition =
  /(?<![\p{L}\p{M}])(?:each|extra|either|or|if|later|appuram|apuram|apram|அப்புறம்|(?<=(?:\d|one|two|three)\s*)(?:box|boxes)|(?<!\d\s*)no\.?\s*\d+)(?![\p{L}\p{M}])/iu
const totals =
  /^\W*(?:grand |sub)?\s*(?:total|amount|sum|balance|paid|மொத்தம்|மொத்த)(?![\p{L}\p{M}])|^\W*(?:delivery|டெலிவரி|courier|shipping)(?: charges?)?\s*[:=]/iu

export function isNoise(word: string): boolean {
  return noise.has(word)
}

export function isContainer(word: string): boolean {
  return containers.has(word)
}

export function isVague(word: string): boolean {
  return vague.has(word)
}

/** True if the text is a question rather than an order. */
export function isQuestion(text: string): boolean {
  return question.test(text)
}

/** True if the text sets conditions beyond its words: for each of several, later, in boxes of many. */
export function isConditional(text: string): boolean {
  return condition.test(text)
}

/** True if the text declines something. */
export function isRefusal(text: string): boolean {
  return refusal.test(text)
}

export function isTotal(text: string): boolean {
  return totals.test(text)
}
