import { Case5gOrchestration } from './case-5g-orchestration.tsx';
import { CaseAiAdultSales } from './case-ai-adult-sales.tsx';
import { CaseAviationMaritime } from './case-aviation-maritime.tsx';
import { CaseCustomSkinsModels } from './case-custom-skins-models.tsx';
import { CaseIgamingDesigns } from './case-igaming-designs.tsx';
import { CaseLinux3dStack } from './case-linux-3d-stack.tsx';
import { CaseMarketingOptimization } from './case-marketing-optimization.tsx';
import { CaseTeethVolumetric } from './case-teeth-volumetric.tsx';
import { CaseUnrealPorting } from './case-unreal-porting.tsx';
import { NotFound } from './not-found.tsx';
import { ProductAdnetOrchestration } from './product-adnet-orchestration.tsx';
import { ProductLeadgenAi } from './product-leadgen-ai.tsx';
import { ServiceAvmar } from './service-avmar.tsx';
import { ServiceDesign } from './service-design.tsx';
import { ServiceFiveg } from './service-fiveg.tsx';
import { ServiceGamedev } from './service-gamedev.tsx';
import { ServiceGdesign } from './service-gdesign.tsx';
import { ServiceMarketing } from './service-marketing.tsx';
import { ServiceMartech } from './service-martech.tsx';
import { ServiceRendering } from './service-rendering.tsx';
import { ServiceTechart } from './service-techart.tsx';

const drawings = {
  'case-5g-orchestration': Case5gOrchestration,
  'case-ai-adult-sales': CaseAiAdultSales,
  'case-aviation-maritime': CaseAviationMaritime,
  'case-custom-skins-models': CaseCustomSkinsModels,
  'case-igaming-designs': CaseIgamingDesigns,
  'case-linux-3d-stack': CaseLinux3dStack,
  'case-marketing-optimization': CaseMarketingOptimization,
  'case-teeth-volumetric': CaseTeethVolumetric,
  'case-unreal-porting': CaseUnrealPorting,
  'not-found': NotFound,
  'product-adnet-orchestration': ProductAdnetOrchestration,
  'product-leadgen-ai': ProductLeadgenAi,
  'service-avmar': ServiceAvmar,
  'service-design': ServiceDesign,
  'service-fiveg': ServiceFiveg,
  'service-gamedev': ServiceGamedev,
  'service-gdesign': ServiceGdesign,
  'service-marketing': ServiceMarketing,
  'service-martech': ServiceMartech,
  'service-rendering': ServiceRendering,
  'service-techart': ServiceTechart,
};

export type IllustrationName = keyof typeof drawings;

/** A drawing for a plate. It stands beside a title that says the same, so assistive technology skips it. */
export function Illustration({ name }: { name: IllustrationName }) {
  const Drawing = drawings[name];
  return <Drawing />;
}
