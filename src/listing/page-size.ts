/**
 * Values per filter, instead of the service's ten: there are more colors than ten, and a value that is not listed cannot
 * be chosen. The panel shows the first ones and folds the others.
 */
export const filterOptionLimit = 60;

/** Guides or categories per page of results: a line or two each, so that ten fit where a few products would. */
export const textPageSize = 10;
