/**
 * The site's own types. Their `order` is a node's position in its source: the order of Gatsby's own results changes
 * with the cache. The types are explicit so that an optional field that is empty throughout today's catalogue still
 * exists in every query.
 */
export const typeDefinitions = /* GraphQL */ `
  type CommerceCategory implements Node @dontInfer {
    key: String!
    name: String!
    title: String!
    description: String!
    kind: String!
    order: Float!
    parentKey: String
    language: String!
    path: String!
    picture: CommercePicture @link(from: "pictureId")
  }

  type CategoryList implements Node @dontInfer {
    categoryKey: String!
    language: String!
    number: Int!
    total: Int!
    sold: [CategoryListSold!]!
    products: [CommerceProduct!]! @link(from: "productIds")
    links: [CategoryListLink!]!
  }

  type CategoryListSold {
    currency: String!
    total: Int!
  }

  type CategoryListLink {
    number: Int!
    path: String!
  }

  type CommerceProduct implements Node @dontInfer {
    key: String!
    language: String!
    path: String!
    kind: String!
    name: String!
    tagline: String!
    description: String!
    features: [String!]!
    facts: [CommerceFact!]!
    isWorn: Boolean!
    keyFacts: String!
    measures: [CommerceProductMeasure!]!
    materials: [String!]!
    care: [String!]!
    cleaning: [CommerceCleaning!]!
    washCelsius: Float
    inTheBox: [String!]!
    certificates: [CommerceCertificate!]!
    warrantyYears: Int
    warnings: [String!]!
    categoryKeys: [String!]!
    isAccessory: Boolean!
    related: [CommerceProduct!]! @link(from: "relatedIds")
    components: [CommerceProduct!]! @link(from: "componentIds")
    rating: CommerceRating
    reviews: CommerceReviews
    questions: [CommerceQuestion!]!
    manual: Manual
    video: Video
    launchedOn: String!
    order: Int!
    axes: [CommerceAxis!]!
    variants: [CommerceVariant!]!
    cardSku: String!
    offers: [CardOffer!]!
    cardPicture: CommercePicture @link(from: "cardPictureId")
    secondCardPicture: CommercePicture @link(from: "secondCardPictureId")
  }

  type CardOffer {
    price: CommerceMoney!
    measure: CommerceMeasure
    hasPriceRange: Boolean!
    colors: [String!]!
    soldOut: Boolean!
  }

  type HomeLists implements Node @dontInfer {
    language: String!
    lead: CommerceProduct @link(from: "leadId")
    favorites: [CommerceProduct!]! @link(from: "favoriteIds")
    newest: [CommerceProduct!]! @link(from: "newestIds")
    accessories: [CommerceProduct!]! @link(from: "accessoryIds")
  }

  type Finder implements Node @dontInfer {
    pageKey: String!
    language: String!
    title: String!
    description: String!
    category: CommerceCategory! @link(from: "categoryId")
    questions: [FinderQuestion!]!
    traits: [FinderTrait!]!
    candidates: [FinderCandidate!]!
  }

  type FinderQuestion {
    key: String!
    text: String!
    answers: [FinderAnswer!]!
  }

  type FinderAnswer {
    key: String!
    text: String!
    needs: [String!]!
    prefers: [String!]!
  }

  type FinderTrait {
    key: String!
    has: String!
    lacks: String!
    isCaveat: Boolean!
  }

  type FinderCandidate {
    traits: [String!]!
    product: CommerceProduct! @link(from: "productId")
  }

  type Manual {
    path: String!
    bytes: Int!
    languages: [String!]!
  }

  type Video {
    path: String!
    poster: String!
    shows: String!
  }

  type CommerceVariant {
    sku: String!
    axes: [CommerceAxisValue!]!
    prices: [CommerceMoney!]!
    laterPrices: [CommerceMoney!]!
    measure: CommerceMeasure
    availableQuantity: Int
    pictures: [CommercePicture!]! @link(from: "pictureIds")
    components: [CommerceComponent!]!
  }

  type CommercePicture implements Node & RemoteFile @dontInfer {
    view: String!
    tint: String
  }

  type CommerceAxis {
    key: String!
    widget: String!
  }

  type CommerceAxisValue {
    axis: String!
    key: String!
    name: String!
    hex: String
  }

  type CommerceMoney {
    centAmount: Int!
    currencyCode: String!
    fractionDigits: Int!
    priorCentAmount: Int
    validUntil: String
  }

  type CommerceMeasure {
    quantity: Float!
    unit: String!
  }

  type CommerceFact {
    key: String!
    on: [String!]!
    text: String!
  }

  type CommerceProductMeasure {
    key: String!
    name: String!
    unit: String!
    values: [Float!]!
    to: Float
    text: String!
    sides: [String!]!
  }

  type CommerceCleaning {
    key: String!
    name: String!
    text: String!
  }

  type CommerceCertificate {
    key: String!
    name: String!
    number: String
  }

  type CommerceRating {
    average: Float!
    count: Int!
  }

  type CommerceQuestion {
    question: String!
    answer: String!
  }

  type CommerceReviews {
    counts: [Int!]!
    first: [CommerceReview!]!
    said: [CommerceReviewAnswer!]!
  }

  type CommerceReviewAnswer {
    detail: String!
    option: String!
    count: Int!
  }

  type CommerceReview {
    id: String!
    rating: Int!
    title: String!
    text: String!
    author: String!
    language: String!
    writtenOn: String!
    verifiedPurchase: Boolean!
    details: JSON!
    helpful: Int!
    answer: String
    pictures: [String!]!
  }

  type CommerceComponent {
    sku: String!
    quantity: Int!
  }

  type BrandPicture implements Node & RemoteFile @dontInfer {
    name: String!
  }

  type StorefrontPages implements Node @dontInfer {
    storeId: String!
    pageKeys: [String!]!
  }

  type Locale implements Node @dontInfer {
    language: String!
    ns: String!
    data: String!
  }

  type ContentPage implements Node @dontInfer {
    key: String!
    language: String!
    path: String!
    section: String!
    title: String!
    description: String!
    updatedOn: String!
    order: Int!
    draft: Boolean!
    writtenIn: String
    topics: [String!]!
    html: String!
    blocks: [ContentBlock!]!
    headings: [ContentHeading!]!
    questions: [ContentQuestion!]!
    lead: ContentLead
    recall: ContentRecall
  }

  type ContentBlock {
    kind: String!
    html: String
    caption: String
    picture: ContentLead
    products: [CommerceProduct!]! @link(from: "productIds")
    guides: [ContentPage!]! @link(from: "guideIds")
  }

  type ContentHeading {
    level: Int!
    anchor: String!
    words: String!
  }

  type ContentQuestion {
    group: String!
    anchor: String!
    question: String!
    answerHtml: String!
  }

  type ContentLead {
    alt: String!
    picture: BrandPicture! @link(from: "pictureId")
  }

  type ContentRecall {
    recalledOn: String!
    batches: [ContentBatches!]!
  }

  type ContentBatches {
    from: String!
    to: String!
  }
`;
