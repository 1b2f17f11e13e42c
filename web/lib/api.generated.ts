/** Made from the API's description by npm run openapi. */
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the service ready? */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: {
                                token: string;
                                user: components["schemas"]["User"];
                            };
                        };
                    };
                };
                /** @description Invalid input */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Wrong e-mail address or password */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Too large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not an accepted type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Too many failures; `Retry-After` tells the seconds to wait */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            user: components["schemas"]["User"];
                        };
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/session-ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keep the session alive */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: {
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC
                                 * @example 2026-01-31T09:30:00.000Z
                                 */
                                expiresAt: string;
                            };
                        };
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: null;
                        };
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/updatepassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Ends every session of the user and answers the token of a new one.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword: string;
                        newPassword: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: {
                                token: string;
                                user: components["schemas"]["User"];
                            };
                        };
                    };
                };
                /** @description Invalid input */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Too large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not an accepted type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Too many failures; `Retry-After` tells the seconds to wait */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every category, both levels, in order */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["Category"][];
                        };
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        /** Create a category, with a picture if you like */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @example Sesame Oil */
                        name: string;
                        /** @description Id of a main category; blank for none */
                        parent?: null | string;
                        showInNav?: boolean | ("0" | "1" | "true" | "false" | "on");
                        showInProductsDropdown?: boolean | ("0" | "1" | "true" | "false" | "on");
                        /** @description Last when absent */
                        order?: number | string;
                        deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                    } & {
                        /**
                         * Format: binary
                         * @description JPEG, PNG, WebP or AVIF
                         */
                        image?: string;
                    };
                    "application/json": {
                        /** @example Sesame Oil */
                        name: string;
                        /** @description Id of a main category; blank for none */
                        parent?: null | string;
                        showInNav?: boolean | ("0" | "1" | "true" | "false" | "on");
                        showInProductsDropdown?: boolean | ("0" | "1" | "true" | "false" | "on");
                        /** @description Last when absent */
                        order?: number | string;
                        deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["Category"];
                        };
                    };
                };
                /** @description Invalid input */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Another category beside it has this name */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Too large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not an accepted type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/main": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The main categories, in order */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["Category"][];
                        };
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the record */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["Category"];
                        };
                    };
                };
                /** @description Unknown */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Change a category; what is left out stays as it is */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the record */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @example Sesame Oil */
                        name?: string;
                        /** @description Id of a main category; blank for none */
                        parent?: null | string;
                        showInNav?: boolean | ("0" | "1" | "true" | "false" | "on");
                        showInProductsDropdown?: boolean | ("0" | "1" | "true" | "false" | "on");
                        order?: number | string;
                        deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                    } & {
                        /**
                         * Format: binary
                         * @description JPEG, PNG, WebP or AVIF
                         */
                        image?: string;
                    };
                    "application/json": {
                        /** @example Sesame Oil */
                        name?: string;
                        /** @description Id of a main category; blank for none */
                        parent?: null | string;
                        showInNav?: boolean | ("0" | "1" | "true" | "false" | "on");
                        showInProductsDropdown?: boolean | ("0" | "1" | "true" | "false" | "on");
                        order?: number | string;
                        deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["Category"];
                        };
                    };
                };
                /** @description Invalid input */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unknown */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Another category beside it has this name */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Changed in the meantime */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Too large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not an accepted type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        /** Delete a category and its subcategories */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the record */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: null;
                        };
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unknown */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description A product is filed under it, or under one of its subcategories */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Changed in the meantime */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}/subcategories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The subcategories of a category, in order */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the record */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["Subcategory"][];
                        };
                    };
                };
                /** @description Unknown */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}/nav-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change where and in which place a category is shown */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the record */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        showInNav?: boolean | ("0" | "1" | "true" | "false" | "on");
                        showInProductsDropdown?: boolean | ("0" | "1" | "true" | "false" | "on");
                        order?: number | string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["Category"];
                        };
                    };
                };
                /** @description Invalid input */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unknown */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Changed in the meantime */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Too large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not an accepted type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List, filter, search and sort products */
        get: {
            parameters: {
                query?: {
                    /** @description Counted from 1, which is the default */
                    page?: number | string;
                    /** @description From 1 to 1000; 50 by default */
                    limit?: number | string;
                    /** @description Id of a category; a main one covers its subcategories */
                    category?: string;
                    /** @description Id of a subcategory */
                    subcategory?: string;
                    /** @description Words, or parts of words, that must all stand in the name or the description */
                    search?: string;
                    featured?: boolean | ("0" | "1" | "true" | "false" | "on");
                    inStock?: boolean | ("0" | "1" | "true" | "false" | "on");
                    isBestSeller?: boolean | ("0" | "1" | "true" | "false" | "on");
                    /** @description Rupees, at most two decimals */
                    minPrice?: null | number | string;
                    /** @description Rupees, at most two decimals */
                    maxPrice?: null | number | string;
                    /** @description `default`: featured ones first, then those changed last */
                    sort?: "default" | "price-asc" | "price-desc" | "name-asc" | "name-desc" | "newest" | "updated";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["Product"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
                /** @description Invalid input */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        /** Create a product, with a picture if you like */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @example Groundnut Oil */
                        name: string;
                        /** @example Pressed slowly in a wooden mill. */
                        description?: null | string;
                        /**
                         * @description Rupees, at most two decimals
                         * @example 320
                         */
                        price?: null | number | string;
                        /**
                         * @description Rupees, at most two decimals
                         * @example 320
                         */
                        originalPrice?: null | number | string;
                        /** @description Id of a main category, or of a subcategory alone */
                        category: string;
                        /** @description Id of a subcategory of the category */
                        subcategory?: null | string;
                        featured?: boolean | ("0" | "1" | "true" | "false" | "on");
                        inStock?: boolean | ("0" | "1" | "true" | "false" | "on");
                        isBestSeller?: boolean | ("0" | "1" | "true" | "false" | "on");
                        /** @example 1 L */
                        size?: null | string;
                        /** @example Good for frying */
                        benefits?: null | string;
                        deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                    } & {
                        /**
                         * Format: binary
                         * @description JPEG, PNG, WebP or AVIF
                         */
                        image?: string;
                    };
                    "application/json": {
                        /** @example Groundnut Oil */
                        name: string;
                        /** @example Pressed slowly in a wooden mill. */
                        description?: null | string;
                        /**
                         * @description Rupees, at most two decimals
                         * @example 320
                         */
                        price?: null | number | string;
                        /**
                         * @description Rupees, at most two decimals
                         * @example 320
                         */
                        originalPrice?: null | number | string;
                        /** @description Id of a main category, or of a subcategory alone */
                        category: string;
                        /** @description Id of a subcategory of the category */
                        subcategory?: null | string;
                        featured?: boolean | ("0" | "1" | "true" | "false" | "on");
                        inStock?: boolean | ("0" | "1" | "true" | "false" | "on");
                        isBestSeller?: boolean | ("0" | "1" | "true" | "false" | "on");
                        /** @example 1 L */
                        size?: null | string;
                        /** @example Good for frying */
                        benefits?: null | string;
                        deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["Product"];
                        };
                    };
                };
                /** @description Invalid input */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Too large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not an accepted type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/featured/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Featured products, last changed first */
        get: {
            parameters: {
                query?: {
                    /** @description Counted from 1, which is the default */
                    page?: number | string;
                    /** @description From 1 to 1000; 50 by default */
                    limit?: number | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["Product"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
                /** @description Invalid input */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/popular/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bestsellers, newest first */
        get: {
            parameters: {
                query?: {
                    /** @description Counted from 1, which is the default */
                    page?: number | string;
                    /** @description From 1 to 1000; 50 by default */
                    limit?: number | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["Product"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
                /** @description Invalid input */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/model-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The writable fields of a product */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: {
                                name: string;
                                /** @enum {string} */
                                type: "string" | "number" | "boolean" | "id" | "file";
                                required: boolean;
                                default: string | number | boolean | null;
                                limits: {
                                    [key: string]: number | string;
                                };
                            }[];
                        };
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One product */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the record */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["Product"];
                        };
                    };
                };
                /** @description Unknown */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /** Change a product; what is left out stays as it is */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the record */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @example Groundnut Oil */
                        name?: string;
                        /** @example Pressed slowly in a wooden mill. */
                        description?: null | string;
                        /**
                         * @description Rupees, at most two decimals
                         * @example 320
                         */
                        price?: null | number | string;
                        /**
                         * @description Rupees, at most two decimals
                         * @example 320
                         */
                        originalPrice?: null | number | string;
                        /** @description Id of a main category, or of a subcategory alone */
                        category?: string;
                        /** @description Id of a subcategory of the category */
                        subcategory?: null | string;
                        featured?: boolean | ("0" | "1" | "true" | "false" | "on");
                        inStock?: boolean | ("0" | "1" | "true" | "false" | "on");
                        isBestSeller?: boolean | ("0" | "1" | "true" | "false" | "on");
                        /** @example 1 L */
                        size?: null | string;
                        /** @example Good for frying */
                        benefits?: null | string;
                        deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                    } & {
                        /**
                         * Format: binary
                         * @description JPEG, PNG, WebP or AVIF
                         */
                        image?: string;
                    };
                    "application/json": {
                        /** @example Groundnut Oil */
                        name?: string;
                        /** @example Pressed slowly in a wooden mill. */
                        description?: null | string;
                        /**
                         * @description Rupees, at most two decimals
                         * @example 320
                         */
                        price?: null | number | string;
                        /**
                         * @description Rupees, at most two decimals
                         * @example 320
                         */
                        originalPrice?: null | number | string;
                        /** @description Id of a main category, or of a subcategory alone */
                        category?: string;
                        /** @description Id of a subcategory of the category */
                        subcategory?: null | string;
                        featured?: boolean | ("0" | "1" | "true" | "false" | "on");
                        inStock?: boolean | ("0" | "1" | "true" | "false" | "on");
                        isBestSeller?: boolean | ("0" | "1" | "true" | "false" | "on");
                        /** @example 1 L */
                        size?: null | string;
                        /** @example Good for frying */
                        benefits?: null | string;
                        deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["Product"];
                        };
                    };
                };
                /** @description Invalid input */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unknown */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Changed in the meantime */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Too large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not an accepted type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        /** Delete a product */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the record */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: null;
                        };
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unknown */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Changed in the meantime */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a product without a picture; with `gallery`, a gallery item as well */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @example Groundnut Oil */
                        name: string;
                        description: string;
                        category: string;
                        /** @description Whether to show it in the gallery too */
                        gallery?: boolean | ("0" | "1" | "true" | "false" | "on");
                        /**
                         * @description Rupees, at most two decimals
                         * @example 320
                         */
                        price?: null | number | string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["Product"];
                        };
                    };
                };
                /** @description Invalid input */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Too large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not an accepted type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Feature a product, or no longer */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the record */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["Product"];
                        };
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unknown */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Changed in the meantime */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of gallery items, by their order, then the newest first */
        get: {
            parameters: {
                query?: {
                    /** @description Counted from 1, which is the default */
                    page?: number | string;
                    /** @description From 1 to 1000; 1000 by default */
                    limit?: number | string;
                    category?: string;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["GalleryItem"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
                /** @description Invalid input */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Create a gallery item with its picture
         * @description With `name` the body has the shape of the simple forms, with `title` that of the main form. The picture is required.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": ({
                        title: string;
                        description?: null | string;
                        category?: null | string;
                        isPopular?: boolean | ("0" | "1" | "true" | "false" | "on");
                        order?: number | string;
                    } | {
                        name: string;
                        description: string;
                        category: string;
                        subcategory?: null | string;
                        popular?: boolean | ("0" | "1" | "true" | "false" | "on");
                        order?: number | string;
                    }) & {
                        /**
                         * Format: binary
                         * @description JPEG, PNG, WebP or AVIF
                         */
                        image?: string;
                    };
                    "application/json": {
                        title: string;
                        description?: null | string;
                        category?: null | string;
                        isPopular?: boolean | ("0" | "1" | "true" | "false" | "on");
                        order?: number | string;
                    } | {
                        name: string;
                        description: string;
                        category: string;
                        subcategory?: null | string;
                        popular?: boolean | ("0" | "1" | "true" | "false" | "on");
                        order?: number | string;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["GalleryItem"];
                        };
                    };
                };
                /** @description Invalid input */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Too large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not an accepted type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The popular items */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["GalleryItem"][];
                        };
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The texts that items are filed under, with the number of items */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: {
                                /** @example Our mill */
                                name: string;
                                /** @example 4 */
                                count: number;
                            }[];
                        };
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/category/{category}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The items of one category, by its text */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    category: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["GalleryItem"][];
                        };
                    };
                };
                /** @description Unknown */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One gallery item */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the record */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["GalleryItem"];
                        };
                    };
                };
                /** @description Unknown */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /**
         * Change a gallery item; what is left out stays as it is
         * @description With `name` the body has the shape of the simple forms, with `title` that of the main form.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the record */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": ({
                        title?: string;
                        description?: null | string;
                        category?: null | string;
                        isPopular?: boolean | ("0" | "1" | "true" | "false" | "on");
                        order?: number | string;
                        deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                    } | {
                        name?: string;
                        description?: string;
                        category?: string;
                        subcategory?: null | string;
                        popular?: boolean | ("0" | "1" | "true" | "false" | "on");
                        order?: number | string;
                        deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                    }) & {
                        /**
                         * Format: binary
                         * @description JPEG, PNG, WebP or AVIF
                         */
                        image?: string;
                    };
                    "application/json": {
                        title?: string;
                        description?: null | string;
                        category?: null | string;
                        isPopular?: boolean | ("0" | "1" | "true" | "false" | "on");
                        order?: number | string;
                        deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                    } | {
                        name?: string;
                        description?: string;
                        category?: string;
                        subcategory?: null | string;
                        popular?: boolean | ("0" | "1" | "true" | "false" | "on");
                        order?: number | string;
                        deleteImage?: boolean | ("0" | "1" | "true" | "false" | "on");
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["GalleryItem"];
                        };
                    };
                };
                /** @description Invalid input */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unknown */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Changed in the meantime */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Too large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not an accepted type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        /** Delete a gallery item and its picture */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the record */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: null;
                        };
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unknown */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Changed in the meantime */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gallery/{id}/toggle-popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make an item popular, or no longer */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Id of the record */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["GalleryItem"];
                        };
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unknown */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Changed in the meantime */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nav-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The header's configuration
         * @description Before one has been saved: the defaults, as version 0.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["NavConfig"];
                        };
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        /**
         * Save a new version of the configuration
         * @description What is left out stays as it is, down to the single entry.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        maxVisibleItems?: number | string;
                        moreDropdownLabel?: string;
                        showFixedItems?: {
                            home?: boolean | ("0" | "1" | "true" | "false" | "on");
                            products?: boolean | ("0" | "1" | "true" | "false" | "on");
                            gallery?: boolean | ("0" | "1" | "true" | "false" | "on");
                            popular?: boolean | ("0" | "1" | "true" | "false" | "on");
                            about?: boolean | ("0" | "1" | "true" | "false" | "on");
                            contact?: boolean | ("0" | "1" | "true" | "false" | "on");
                        };
                        fixedItemsOrder?: {
                            home?: number | string;
                            products?: number | string;
                            gallery?: number | string;
                            popular?: number | string;
                            about?: number | string;
                            contact?: number | string;
                        };
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: components["schemas"]["NavConfig"];
                        };
                    };
                };
                /** @description Invalid input */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Changed in the meantime */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Too large */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Not an accepted type */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nav-config/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every version that was saved, the newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: {
                                version: number;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC
                                 * @example 2026-01-31T09:30:00.000Z
                                 */
                                savedAt: string;
                                savedBy: string;
                                config: {
                                    /** @example 5 */
                                    maxVisibleItems: number;
                                    /** @example More */
                                    moreDropdownLabel: string;
                                    showFixedItems: {
                                        home: boolean;
                                        products: boolean;
                                        gallery: boolean;
                                        popular: boolean;
                                        about: boolean;
                                        contact: boolean;
                                    };
                                    fixedItemsOrder: {
                                        home: number;
                                        products: number;
                                        gallery: number;
                                        popular: number;
                                        about: number;
                                        contact: number;
                                    };
                                };
                            }[];
                        };
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/nav-config/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One version; saving its configuration restores it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Number of the version */
                    version: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {boolean} */
                            success: true;
                            data: {
                                version: number;
                                /**
                                 * Format: date-time
                                 * @description ISO 8601, UTC
                                 * @example 2026-01-31T09:30:00.000Z
                                 */
                                savedAt: string;
                                savedBy: string;
                                config: {
                                    /** @example 5 */
                                    maxVisibleItems: number;
                                    /** @example More */
                                    moreDropdownLabel: string;
                                    showFixedItems: {
                                        home: boolean;
                                        products: boolean;
                                        gallery: boolean;
                                        popular: boolean;
                                        about: boolean;
                                        contact: boolean;
                                    };
                                    fixedItemsOrder: {
                                        home: number;
                                        products: number;
                                        gallery: number;
                                        popular: number;
                                        about: number;
                                        contact: number;
                                    };
                                };
                            };
                        };
                    };
                };
                /** @description Not signed in */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unknown */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Unexpected */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
                /** @description Busy, try again */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Failure"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ImageSetInput: {
            width: number;
            height: number;
            /** @description A tiny picture as a data: address */
            placeholder: string;
            sources: {
                type: string;
                srcset: string;
            }[];
            /** @description A JPEG for link previews */
            preview: string;
        };
        SubcategoryInput: {
            /**
             * @description Opaque id
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            _id: string;
            /** @example Sesame Oil */
            name: string;
            /**
             * @description Path of the full picture
             * @example /uploads/ab12.webp
             */
            image?: string;
            imageSet?: components["schemas"]["ImageSetInput"];
            /**
             * @description Absent for a main category
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            parent?: string;
            /** @example 60 */
            order: number;
            showInNav: boolean;
            showInProductsDropdown: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            updatedAt: string;
        };
        User: {
            /**
             * @description Opaque id
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            _id: string;
            name: string;
            email: string;
            role: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            updatedAt: string;
        };
        Pagination: {
            page: number;
            limit: number;
            total: number;
            pages: number;
        };
        Failure: {
            /** @constant */
            success: false;
            message: string;
            /** @description Message by field */
            errors?: {
                [key: string]: string;
            };
            /** @description With 412: who wrote last */
            changedBy?: string;
            /**
             * Format: date-time
             * @description With 412: when
             * @example 2026-01-31T09:30:00.000Z
             */
            changedAt?: string;
        };
        ImageSet: {
            width: number;
            height: number;
            /** @description A tiny picture as a data: address */
            placeholder: string;
            sources: {
                type: string;
                srcset: string;
            }[];
            /** @description A JPEG for link previews */
            preview: string;
        };
        Subcategory: {
            /**
             * @description Opaque id
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            _id: string;
            /** @example Sesame Oil */
            name: string;
            /**
             * @description Path of the full picture
             * @example /uploads/ab12.webp
             */
            image?: string;
            imageSet?: components["schemas"]["ImageSet"];
            /**
             * @description Absent for a main category
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            parent?: string;
            /** @example 60 */
            order: number;
            showInNav: boolean;
            showInProductsDropdown: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            updatedAt: string;
        };
        Category: {
            /**
             * @description Opaque id
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            _id: string;
            /** @example Sesame Oil */
            name: string;
            /**
             * @description Path of the full picture
             * @example /uploads/ab12.webp
             */
            image?: string;
            imageSet?: components["schemas"]["ImageSet"];
            /**
             * @description Absent for a main category
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            parent?: string;
            /** @example 60 */
            order: number;
            showInNav: boolean;
            showInProductsDropdown: boolean;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            updatedAt: string;
            /** @description On main categories */
            subcategories?: components["schemas"]["Subcategory"][];
        };
        GalleryItem: {
            /**
             * @description Opaque id
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            _id: string;
            /** @example The wooden press */
            title: string;
            /**
             * @description The same as `title`
             * @example The wooden press
             */
            name: string;
            /** @example Turning slowly since 1975 */
            description: string;
            /**
             * @description A text, or the category that the item refers to
             * @example Our mill
             */
            category: string | {
                /**
                 * @description Opaque id
                 * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
                 */
                _id: string;
                name: string;
            };
            subcategory?: {
                /**
                 * @description Opaque id
                 * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
                 */
                _id: string;
                name: string;
            };
            /** @example Our mill */
            categoryName: string;
            isPopular: boolean;
            popular: boolean;
            order: number;
            /**
             * @description Path of the full picture
             * @example /uploads/ab12.webp
             */
            image?: string;
            imageSet?: components["schemas"]["ImageSet"];
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            updatedAt: string;
        };
        NavConfig: {
            /** @example 5 */
            maxVisibleItems: number;
            /** @example More */
            moreDropdownLabel: string;
            showFixedItems: {
                home: boolean;
                products: boolean;
                gallery: boolean;
                popular: boolean;
                about: boolean;
                contact: boolean;
            };
            fixedItemsOrder: {
                home: number;
                products: number;
                gallery: number;
                popular: number;
                about: number;
                contact: number;
            };
            version: number;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            updatedAt: string;
        };
        Product: {
            /**
             * @description Opaque id
             * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
             */
            _id: string;
            /** @example Groundnut Oil */
            name: string;
            /** @example Pressed slowly in a wooden mill. */
            description: string;
            /**
             * @description Rupees, at most two decimals
             * @example 320
             */
            price: number;
            /**
             * @description Rupees before the sale
             * @example 360
             */
            originalPrice?: number;
            /**
             * @description Path of the full picture
             * @example /uploads/ab12.webp
             */
            image?: string;
            imageSet?: components["schemas"]["ImageSet"];
            category: {
                /**
                 * @description Opaque id
                 * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
                 */
                _id: string;
                name: string;
            };
            subcategory?: {
                /**
                 * @description Opaque id
                 * @example 0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11
                 */
                _id: string;
                name: string;
            };
            featured: boolean;
            inStock: boolean;
            isBestSeller: boolean;
            /** @example 1 L */
            size?: string;
            /** @example Good for frying */
            benefits?: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, UTC
             * @example 2026-01-31T09:30:00.000Z
             */
            updatedAt: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
