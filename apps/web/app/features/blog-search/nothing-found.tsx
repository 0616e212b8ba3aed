import { Illustration } from '../../illustrations/illustration.tsx';
import { Button } from '../../ui/actions/button.tsx';

export interface NothingFoundTexts {
  noArticlesFound: string;
  noArticlesHint: string;
  clear: string;
}

interface NothingFoundProps {
  isShown: boolean;
  texts: NothingFoundTexts;
  onClear: () => void;
}

/**
 * Replaces the list if the search finds nothing. The live region exists before it has text, or screen readers would
 * not announce it. The drawing is there too, because the browser has no copy of it.
 */
export function NothingFound({ isShown, texts, onClear }: NothingFoundProps) {
  return (
    <div className={isShown ? 'none-found' : undefined}>
      <div hidden={!isShown}>
        <Illustration name="not-found" />
      </div>
      <div role="status">
        {isShown && (
          <>
            <h2>{texts.noArticlesFound}</h2>
            <p className="lead">{texts.noArticlesHint}</p>
            <div className="btn-row">
              <Button variant="line" onClick={onClear}>
                {texts.clear}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
