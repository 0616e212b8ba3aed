import cms from '@sveltia/cms';

// Reads the configuration that the page names.
void cms.init();
