/** Everything by which the merchant's console can choose products. */
export const recommendationLogics = [
  'TRENDING',
  'TRENDING_PERSONALIZED',
  'NEWEST_ARRIVALS',
  'RECENTLY_VIEWED',
  'HAND_PICKED',
  'OTHER_ALSO_VIEWED',
  'SIMILAR',
  'BOUGHT_TOGETHER',
  'BOUGHT_TOGETHER_PDP',
  'VISUALLY_SIMILAR',
  'CUSTOM_LOGIC',
] as const;

export type RecommendationLogic = (typeof recommendationLogics)[number];
