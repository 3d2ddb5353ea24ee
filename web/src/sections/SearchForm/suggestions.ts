import { suggestionMinLength, suggestionPauseMs } from '../../site/limits.ts';
import type { SuggestionsAnswer } from '../../site/suggestions-answer.ts';

export interface SuggestionsProps {
  /** Where to ask; the words are added. */
  readonly source: string;
}

/**
 * Suggestions while typing: the editable combobox with a list of the ARIA practices. Focus stays in
 * the field, and nothing is chosen until the visitor chooses. An island that does without React,
 * since it has to be there by the second letter; until it is, the field is an ordinary one.
 */
export async function hydrate(wrapper: HTMLElement, props: object): Promise<void> {
  const { source } = props as SuggestionsProps;
  const field = part<HTMLInputElement>(wrapper, 'input');
  const list = part<HTMLElement>(wrapper, '[role=listbox]');
  const template = part<HTMLTemplateElement>(wrapper, 'template');
  const status = part<HTMLElement>(wrapper, '[role=status] > *');
  let options: HTMLElement[] = [];
  let current = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  function point(index: number): void {
    options[current]?.setAttribute('aria-selected', 'false');
    current = index;
    const option = options[index];
    if (!option) {
      field.removeAttribute('aria-activedescendant');
      return;
    }
    option.setAttribute('aria-selected', 'true');
    field.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  }

  function open(isOpen: boolean): void {
    list.hidden = !isOpen;
    field.setAttribute('aria-expanded', String(isOpen));
    point(-1);
  }

  function close(): void {
    clearTimeout(timer);
    asking.abort();
    status.textContent = '';
    open(false);
  }

  function show({ said, suggestions }: SuggestionsAnswer): void {
    options = suggestions.map(({ address, kind, title }, index) => {
      const option = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
      option.id = `${list.id}-${index}`;
      option.dataset.address = address;
      part(option, '[data-title]').append(
        ...title.map(({ text, marked }) => {
          if (!marked) return text;
          const mark = document.createElement('mark');
          mark.textContent = text;
          return mark;
        }),
      );
      part(option, '[data-kind] > *').textContent = kind;
      return option;
    });
    list.replaceChildren(...options);
    open(options.length > 0);
    status.textContent = said;
  }

  /** The answer replaces the one before; a question that is no longer asked has none. */
  async function ask(): Promise<void> {
    asking.abort();
    const words = field.value;
    if (words.trim().length < suggestionMinLength) return close();
    asking = new AbortController();
    const { signal } = asking;
    try {
      const answer = await fetch(`${source}&q=${encodeURIComponent(words)}`, { signal });
      if (!answer.ok) throw new Error(String(answer.status));
      show(await answer.json());
    } catch {
      // No connection, or too much to do over there: the field still searches.
      if (!signal.aborted) close();
    }
  }

  function follow(option: HTMLElement | null | undefined): void {
    const address = option?.dataset.address;
    if (address === undefined) return;
    close();
    location.assign(address);
  }

  /** From the field itself the arrows lead to the list's ends, and past its ends round again. */
  async function move(step: 1 | -1): Promise<void> {
    if (list.hidden) await ask();
    const { length } = options;
    if (!list.hidden)
      point(current < 0 && step < 0 ? length - 1 : (current + step + length) % length);
  }

  /** False for a key that goes on to mean what it means in any field. */
  function press(key: string, altKey: boolean): boolean {
    if (key === 'ArrowDown') void (altKey ? list.hidden && ask() : move(1));
    else if (key === 'ArrowUp') void (altKey ? close() : move(-1));
    else if (key === 'Enter' && current >= 0) follow(options[current]);
    else if (key === 'Escape' && !list.hidden) close();
    else return false;
    return true;
  }

  field.addEventListener('keydown', (event) => {
    const { key, altKey, isComposing, ctrlKey, metaKey, shiftKey } = event;
    if (isComposing || ctrlKey || metaKey || shiftKey) return;
    if (press(key, altKey)) event.preventDefault();
    // The caret moves: it is the text that is edited again.
    else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) point(-1);
  });
  field.addEventListener('input', () => {
    point(-1);
    asking.abort();
    clearTimeout(timer);
    timer = setTimeout(ask, suggestionPauseMs);
  });
  field.addEventListener('blur', close);
  field.form?.addEventListener('submit', close);
  // Focus stays in the field, whatever is pressed in the list.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element) follow(target.closest<HTMLElement>('[role=option]'));
  });

  asCombobox(field, list);
  // Typed while this was on its way.
  if (field === document.activeElement && field.value !== field.defaultValue) await ask();
}

/** A search field may not be called a combobox; a text field may. What is typed stays, and the caret too. */
function asCombobox(field: HTMLInputElement, list: HTMLElement): void {
  const { selectionStart, selectionEnd } = field;
  field.type = 'text';
  if (field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd);
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-expanded', 'false');
  field.setAttribute('aria-controls', list.id);
}

function part<Part extends Element>(within: Element, selector: string): Part {
  const found = within.querySelector<Part>(selector);
  if (!found) throw new Error(`Suggestions lack their ${selector}.`);
  return found;
}
